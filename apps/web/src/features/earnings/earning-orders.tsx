import { exportEarnings, listEarnings } from '@app/contract/endpoints/earnings'
import IconCoins from '@tabler/icons-react/dist/esm/icons/IconCoins.mjs'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DataTable } from '../../ui/list/data-table.tsx'
import type { List } from '../../ui/list/use-list-state.ts'
import { SearchField } from '../../ui/list-tools/search-field.tsx'
import { Toolbar } from '../../ui/list-tools/toolbar.tsx'
import { EmptyState } from '../../ui/show/empty-state.tsx'
import { useEarningColumns } from './earning-columns.tsx'
import { type EarningFilter, useEarnings } from './earnings.queries.ts'

type Props = {
  label: string
  list: List
  query: EarningFilter
  emptyTitle: string
  /** What narrows it beside the search. */
  filters?: ReactNode
  /** Everything is of one client: no row needs to say so. */
  ofOneClient?: boolean
}

/** Earnings order by order, with every step from freight to profit. */
export function EarningOrders({ label, list, query, emptyTitle, filters, ofOneClient = false }: Props) {
  const { t } = useTranslation('associate')
  const earnings = useEarnings(query)
  return (
    <DataTable
      label={label}
      query={earnings}
      list={list}
      source={{ list: listEarnings, file: exportEarnings, query }}
      columns={useEarningColumns({ ofOneClient })}
      toolbar={
        <Toolbar>
          <SearchField list={list} placeholder={t('earnings.search')} />
          {filters}
        </Toolbar>
      }
      empty={<EmptyState icon={IconCoins} title={emptyTitle} sentence={t('earnings.emptySentence')} />}
    />
  )
}
