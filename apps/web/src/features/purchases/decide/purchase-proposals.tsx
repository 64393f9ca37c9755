import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { useTranslation } from 'react-i18next'
import { PanelSection } from '../../../ui/record/record-panel.tsx'
import { Money } from '../../../ui/show/money.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import styles from '../purchases.module.css'

/** Every price that was proposed, the newest first, with what was said of it. */
export function PurchaseProposals({ reviews }: Pick<PurchaseDetail, 'reviews'>) {
  const { t } = useTranslation('purchases')
  const format = useFormat()
  if (reviews.length === 0) return null
  return (
    <PanelSection title={t('panel.proposals')}>
      <ol className={styles.proposals}>
        {reviews
          .toSorted((left, right) => right.at.localeCompare(left.at))
          .map(({ id, at, temporalPriceInCents, comment, reviewer }) => (
            <li key={id}>
              <span>
                {comment || t('proposal.withoutComment')}
                <small>{[reviewer, format.instant(at)].filter(Boolean).join(' · ')}</small>
              </span>
              <Money cents={temporalPriceInCents} />
            </li>
          ))}
      </ol>
    </PanelSection>
  )
}
