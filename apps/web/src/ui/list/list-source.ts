import type { Endpoint } from '@app/contract/endpoint'
import type { CallableOf } from '@app/contract/fields/callable'
import type { List as Listed } from '@app/contract/fields/list'
import type { ListRange } from '@app/contract/fields/list-ranges'
import type { Summed, TotalsEndpoint } from '@app/contract/totals/list-totals'
import type { z } from 'zod'

/** Where a list comes from: what can be done with all of it, page by page or as a file. */
export type ListSource<Row> = {
  list: CallableOf<Endpoint & { response: z.ZodType<Listed<Row>> }> & { range: ListRange }
  /** Its `exportOf`. */
  file: CallableOf<Endpoint & { response: 'file' }>
  params?: Readonly<Record<string, string>>
  /** As the list is asked: its order, search and filters. */
  query: object
  /** A list within one record: how it is narrowed is no view of its own. */
  isPart?: boolean
  /** How many another address of the list holds: refetched with what is `under`; null where it shows another list. */
  counted?: { under: string; queryOf: (address: URLSearchParams) => object | null }
  /** What its rows come to, in its foot. */
  totals?: ListSums<Row>
}

/** Of each name that the call answers, what one row adds. */
export type RowSums = Readonly<Partial<Record<Summed, number | null>>>
type ListSums<Row> = {
  call: CallableOf<TotalsEndpoint>
  /** Its queries are refetched with what is under this name. */
  under: string
  of: (row: Row) => RowSums
}

/** The same filter and order for all pages. */
export function wholeQuery({ query }: Pick<ListSource<unknown>, 'query'>): Record<string, unknown> {
  const { page: _page, limit: _limit, cursor: _cursor, ...whole } = query as Record<string, unknown>
  return whole
}
