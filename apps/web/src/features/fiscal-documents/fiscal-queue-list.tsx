import { exportFiscalDocuments, listFiscalDocuments } from '@app/contract/endpoints/fiscal/fiscal-documents'
import type { FiscalDocument } from '@app/contract/fiscal/fiscal-documents.contract'
import { FISCAL_DOCUMENT_STATUSES, fiscalDocumentsThatAre } from '@app/domain'
import { NativeSelect } from '@mantine/core'
import IconChecks from '@tabler/icons-react/dist/esm/icons/IconChecks.mjs'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../ui/list/data-table.tsx'
import { useListState } from '../../ui/list/use-list-state.ts'
import { useSelection } from '../../ui/list/use-selection.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useFiscalColumns } from './fiscal-columns.tsx'
import { useFiscalDocuments } from './fiscal-documents.queries.ts'
import { FiscalPanel } from './fiscal-panel.tsx'
import { RetryChosen } from './retry-chosen.tsx'
import { RetryDocument } from './retry-document.tsx'

const OLDEST_FIRST = { orderBy: 'createdAt', mode: 'asc' } as const

const OPEN = [...fiscalDocumentsThatAre('owed'), 'annulling'] as const

/** What is not authorised, or is being annulled, the oldest first: what the SRI said, what to do, and once more. */
export function FiscalQueueList() {
  const { t } = useTranslation('credit-notes')
  const list = useListState(listFiscalDocuments, OLDEST_FIRST)
  const [status] = FISCAL_DOCUMENT_STATUSES.filter((one) => list.filters.status?.includes(one))
  const [kind] = (['factura', 'notaCredito'] as const).filter((one) => list.filters.kind?.includes(one))
  const query = { ...list.query, status: status ? [status] : [...OPEN], ...(kind ? { kind: [kind] } : {}) }
  const selection = useSelection<FiscalDocument>()
  return (
    <>
      <DataTable
        label={t('fiscal.tab')}
        query={useFiscalDocuments(query)}
        columns={useFiscalColumns()}
        list={list}
        source={{ list: listFiscalDocuments, file: exportFiscalDocuments, query }}
        selection={selection}
        selectionActions={<RetryChosen documents={selection.rows} onDone={selection.clear} />}
        rowAction={(document) =>
          document.allowedActions.includes('retry') ? <RetryDocument document={document} size="compact-sm" /> : null
        }
        toolbar={
          <Toolbar>
            <SearchField list={list} placeholder={t('fiscal.search')} />
            <NativeSelect
              aria-label={t('fiscal.state')}
              value={status ?? ''}
              onChange={({ currentTarget: { value } }) => list.setFilter('status', value ? [value] : null)}
              data={[
                { value: '', label: t('fiscal.onTheWay') },
                ...FISCAL_DOCUMENT_STATUSES.map((value) => ({ value, label: t(`fiscal.statuses.${value}`) })),
              ]}
            />
            <NativeSelect
              aria-label={t('fiscal.kind')}
              value={kind ?? ''}
              onChange={({ currentTarget: { value } }) => list.setFilter('kind', value ? [value] : null)}
              data={[
                { value: '', label: t('fiscal.bothKinds') },
                { value: 'factura', label: t('fiscal.kinds.factura') },
                { value: 'notaCredito', label: t('fiscal.kinds.notaCredito') },
              ]}
            />
          </Toolbar>
        }
        empty={<EmptyState icon={IconChecks} title={t('fiscal.empty.title')} sentence={t('fiscal.empty.sentence')} />}
      />
      <FiscalPanel list={list} />
    </>
  )
}
