import { exportStatements, listStatements } from '@app/contract/endpoints/payments'
import type { Statement } from '@app/contract/fields/statements'
import IconFileSpreadsheet from '@tabler/icons-react/dist/esm/icons/IconFileSpreadsheet.mjs'
import { useTranslation } from 'react-i18next'
import type { Column } from '../../../ui/list/column.ts'
import { DataTable } from '../../../ui/list/data-table.tsx'
import { useListState } from '../../../ui/list/use-list-state.ts'
import { SearchField } from '../../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../../ui/show/empty-state.tsx'
import { TwoLines } from '../../../ui/show/two-lines.tsx'
import { useFormat } from '../../../ui/show/use-format.ts'
import { AccountFilter } from '../account-filter.tsx'
import { useStatements } from './statements.queries.ts'

/** Files that were imported; each leads to its lines. */
export function StatementList({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('accounts')
  const list = useListState(listStatements)
  const [accountId] = list.filters.accountId ?? []
  const query = { ...list.query, ...(accountId ? { accountId: [accountId] } : {}) }
  return (
    <DataTable
      label={t('payments.views.statements')}
      query={useStatements(query)}
      columns={useStatementColumns()}
      list={{ ...list, openId: null, open: onOpen }}
      source={{ list: listStatements, file: exportStatements, query }}
      toolbar={
        <Toolbar>
          <SearchField list={list} placeholder={t('statements.searchFiles')} />
          <AccountFilter value={accountId} onChange={(id) => list.setFilter('accountId', id ? [id] : null)} />
        </Toolbar>
      }
      empty={<EmptyState icon={IconFileSpreadsheet} title={t('statements.noFiles')} sentence={t('statements.noFilesHelp')} />}
    />
  )
}

function useStatementColumns(): Column<Statement>[] {
  const { t } = useTranslation('accounts')
  const format = useFormat()
  const count = (id: string, header: string, of: (statement: Statement) => number): Column<Statement> => ({
    ...{ id, header, align: 'right' },
    cell: (statement) => format.number(of(statement)),
  })
  return [
    {
      id: 'fileName',
      header: t('statements.columns.file'),
      cell: ({ fileName, account }) => <TwoLines first={fileName} second={account.name} />,
      width: '30%',
      card: 'title',
    },
    {
      id: 'firstDay',
      header: t('statements.columns.days'),
      cell: ({ firstDay, lastDay }) => `${format.day(firstDay)} – ${format.day(lastDay)}`,
      sortable: true,
    },
    {
      id: 'createdAt',
      header: t('statements.columns.imported'),
      cell: ({ createdAt, actor }) => <TwoLines first={format.instant(createdAt)} second={actor?.name ?? '—'} />,
      sortable: true,
    },
    count('lineCount', t('statements.columns.lines'), ({ lineCount }) => lineCount),
    count('addedCount', t('statements.columns.added'), ({ addedCount }) => addedCount),
    count('bookedCount', t('statements.columns.booked'), ({ bookedCount }) => bookedCount),
    { ...count('leftCount', t('statements.columns.left'), ({ leftCount }) => leftCount), card: 'figure' },
  ]
}
