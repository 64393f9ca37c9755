import type { List as Listed } from '@app/contract/list'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect } from 'react'
import type { Column } from './column.ts'
import { ErrorState } from './error-state.tsx'
import { ListCards } from './list-cards.tsx'
import { ListFooter } from './list-footer.tsx'
import { ListSkeleton } from './list-skeleton.tsx'
import { ListTable } from './list-table.tsx'
import { SelectionBar, type Totals } from './selection-bar.tsx'
import { useIsPhone } from './use-is-phone.ts'
import type { List } from './use-list-state.ts'
import type { Selection } from './use-selection.ts'

export type { Column } from './column.ts'

type Props<Row extends { id: string }> = {
  /** What is listed, for those who cannot see it. */
  label: string
  query: UseQueryResult<Listed<Row>>
  columns: readonly Column<Row>[]
  list: List
  /** What the page says while nothing is listed: it teaches. */
  empty: ReactNode
  /** Search and filters; the selection bar takes their place. */
  toolbar?: ReactNode
  /** Rows open their panel; false where there is none. */
  opens?: boolean
  selection?: Selection<Row>
  totals?: (rows: readonly Row[]) => Totals
  /** What can be done with the chosen rows; without it the page itself says what was chosen, and there is no bar. */
  selectionActions?: ReactNode
  /** One action of a row: the last cell, or the card's foot. */
  rowAction?: (row: Row) => ReactNode
}

/** A list as the server pages and sorts it; cards on a phone. */
export function DataTable<Row extends { id: string }>(props: Props<Row>) {
  const { query, list, empty, toolbar, selection, totals, selectionActions } = props
  const isPhone = useIsPhone()
  const data = query.data?.data
  const meta = query.data?.meta
  // A page that no longer exists (its rows were moved on) leads back to the last that does.
  const lastPage = Math.max(1, meta?.totalPages ?? list.page)
  const { page, setPage } = list
  useEffect(() => {
    if (page > lastPage) setPage(lastPage, true)
  }, [page, lastPage, setPage])

  const chosen = selection?.rows ?? []
  return (
    <section aria-label={props.label} aria-busy={query.isFetching}>
      {selection && selectionActions && chosen.length > 0 ? (
        <SelectionBar totals={totals?.(chosen)} count={chosen.length} onClear={selection.clear}>
          {selectionActions}
        </SelectionBar>
      ) : (
        toolbar
      )}
      {query.isError && !data ? <ErrorState error={query.error} onRetry={() => void query.refetch()} /> : null}
      {query.isPending ? <ListSkeleton columns={props.columns.length} cards={isPhone} /> : null}
      {data?.length === 0 ? empty : null}
      {data && data.length > 0 ? (
        <>
          {isPhone ? <ListCards {...props} rows={data} /> : <ListTable {...props} rows={data} />}
          {meta ? <ListFooter meta={meta} list={list} /> : null}
        </>
      ) : null}
    </section>
  )
}
