import type { List as Listed } from '@app/contract/fields/list'
import { MOST_TOTALLED } from '@app/contract/fields/list-limits'
import { sum } from '@app/domain'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../api/call.ts'
import { type ListSource, type RowSums, wholeQuery } from '../list/list-source.ts'

export type ListTotals =
  | { is: 'sums'; count: number; sums: RowSums }
  | { is: 'tooMany' }
  | { is: 'waiting' }
  | { is: 'failed'; retry: () => void }

type SummedSource<Row> = ListSource<Row> & Required<Pick<ListSource<Row>, 'totals'>>
type Page<Row> = { data: readonly Row[]; meta: Listed<unknown>['meta'] }

/** What all rows that match come to. Where they are all on the page, nothing is asked. */
export function useListTotals<Row>(source: SummedSource<Row>, { data, meta }: Page<Row>): ListTotals {
  const { totals, params } = source
  const { orderBy: _orderBy, mode: _mode, ...filter } = wholeQuery(source)
  const isOnPage = meta.total === data.length
  const asked = useQuery({
    queryKey: [totals.under, 'totals', totals.call.path, params, filter],
    queryFn: ({ signal }) => {
      const input: object = { params, query: filter }
      return call(totals.call, input, { signal })
    },
    enabled: !isOnPage,
  })
  if (isOnPage) return { is: 'sums', count: data.length, sums: sumsOf(data, totals.of) }
  if (asked.isError) return { is: 'failed', retry: () => void asked.refetch() }
  if (!asked.data) return { is: 'waiting' }
  const { count, sums } = asked.data
  return count > MOST_TOTALLED || sums === null ? { is: 'tooMany' } : { is: 'sums', count, sums }
}

/** What these rows come to; of each name that any of them has. */
function sumsOf<Row>(rows: readonly Row[], of: (row: Row) => RowSums): RowSums {
  const each = rows.map(of)
  const names = Object.keys(each[0] ?? {}) as (keyof RowSums)[]
  return Object.fromEntries(names.map((name) => [name, sum(each.map((row) => row[name] ?? 0))]))
}
