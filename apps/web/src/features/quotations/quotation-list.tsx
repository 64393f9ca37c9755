import { exportQuotations, listQuotations } from '@app/contract/endpoints/quotations'
import type { Quotation } from '@app/contract/quotations.contract'
import { Button } from '@mantine/core'
import IconCalculator from '@tabler/icons-react/dist/esm/icons/IconCalculator.mjs'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from '../../ui/edit/use-search-params.ts'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useQuotationColumns } from './quotation-columns.tsx'
import { QuotationPanel } from './quotation-panel.tsx'
import { useQuotations } from './quotations.queries.ts'
import styles from './quote.module.css'
import type { QuotedService } from './quote-values.ts'

type Props = { service: QuotedService; onReuse: (quotation: Quotation) => void }

/** What the client was quoted, as it was told then. */
export function QuotationList({ service, onReuse }: Props) {
  const { t } = useTranslation('quotations')
  const [, setSearch] = useSearchParams()
  // An address with a record and without a service leads to a request of dropshipping.
  const open = (id: string) => setSearch({ view: service, open: id })
  const list = { ...useListState(listQuotations), open }
  const quotations = useQuotations(list.query)
  const columns = useQuotationColumns()
  return (
    <div className={styles.kept}>
      <h2>{t('list.title')}</h2>
      <DataTable
        label={t('list.title')}
        query={quotations}
        list={list}
        source={{ list: listQuotations, file: exportQuotations, query: list.query }}
        columns={columns}
        rowAction={(quotation) => (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('list.reuseNamed', { code: quotation.code })}
            onClick={() => onReuse(quotation)}
          >
            {t('list.reuse')}
          </Button>
        )}
        empty={<EmptyState icon={IconCalculator} title={t('list.emptyTitle')} sentence={t('list.emptySentence')} />}
      />
      <QuotationPanel query={list.query} list={list} onReuse={onReuse} />
    </div>
  )
}
