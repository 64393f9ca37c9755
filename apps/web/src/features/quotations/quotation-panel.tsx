import type { Quotation } from '@app/contract/quotations.contract'
import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Link } from '../../ui/edit/link.tsx'
import type { List } from '../../ui/list/use-list-state.ts'
import { PanelSection, RecordPanel } from '../../ui/record/record-panel.tsx'
import { Figures } from '../../ui/show/facts.tsx'
import { Money } from '../../ui/show/money.tsx'
import { PriceLines } from '../../ui/show/price-lines.tsx'
import { useFormat } from '../../ui/show/use-format.ts'
import { Weight } from '../../ui/show/weight.tsx'
import { type QuotationFilter, useQuotation } from './quotations.queries.ts'
import styles from './quote.module.css'
import { formAddressOf } from './quote-address.ts'
import { valuesOf } from './quote-values.ts'

type Props = { query: QuotationFilter; list: List; onReuse: (quotation: Quotation) => void }

/** One quotation as it was told: it never changes, whatever the prices of today. */
export function QuotationPanel({ query, list, onReuse }: Props) {
  const { t } = useTranslation(['quotations', 'orders'])
  const quotation = useQuotation(list.openId, query)
  return (
    <RecordPanel
      opened={list.openId !== null}
      onClose={list.close}
      query={quotation}
      title={({ code }) => code}
      actions={(item) => (
        <>
          <Button component={Link} to={formAddressOf(item.service, valuesOf(item))}>
            {t(`convert.${item.service}`)}
          </Button>
          <Button variant="default" onClick={() => onReuse(item)}>
            {t('list.reuse')}
          </Button>
        </>
      )}
    >
      {(item) => <QuotationParts quotation={item} />}
    </RecordPanel>
  )
}

function QuotationParts({ quotation }: { quotation: Quotation }) {
  const { t } = useTranslation(['quotations', 'orders'])
  const format = useFormat()
  const { service, category, isSpecial, weightInGrams, productValueInCents, description, price, createdAt } = quotation
  return (
    <>
      <Figures
        facts={[
          { label: t('orders:fields.weight'), value: <Weight grams={weightInGrams} /> },
          { label: t('orders:fields.productValue'), value: <Money cents={productValueInCents} /> },
          { label: t('orders:fields.category'), value: isSpecial ? t('orders:categories.specialB') : category },
        ]}
      />
      <PanelSection title={t(`services.${service}.name`)}>
        {description ? <p>{description}</p> : null}
        <PriceLines lines={price.lines} totalInCents={price.totalInCents} totalLabel={t('price.total')} />
        <p className={styles.hint}>{t('list.told', { when: format.instant(createdAt) })}</p>
      </PanelSection>
    </>
  )
}
