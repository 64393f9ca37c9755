import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { useTranslation } from 'react-i18next'
import { PanelSection } from '../../ui/record/record-panel.tsx'
import { PriceLines } from '../../ui/show/price-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import styles from './purchases.module.css'

/** What the house charges for buying, line by line; what was paid of it; and what is paid later. */
export function PurchasePrice({ purchase }: { purchase: PurchaseDetail }) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  const { price, paidUpFrontInCents } = purchase
  const left = price.totalInCents - paidUpFrontInCents
  return (
    <PanelSection title={t('panel.price')}>
      <PriceLines lines={price.lines} totalInCents={price.totalInCents} totalLabel={t('price.total')} />
      {paidUpFrontInCents > 0 ? (
        <dl className={styles.paid}>
          <dt>{t('price.paidUpFront')}</dt>
          <dd>{format.money(-paidUpFrontInCents)}</dd>
          <dt>{t('price.left')}</dt>
          <dd>
            <strong>{format.money(left)}</strong>
          </dd>
        </dl>
      ) : null}
    </PanelSection>
  )
}
