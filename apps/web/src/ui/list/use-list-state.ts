import type { Callable } from '@app/contract/fields/callable'
import type { ListEndpoint, ListQuery } from '@app/contract/fields/list'
import { useCallback, useMemo } from 'react'
import type { z } from 'zod'
import { useAddressSearch } from '../edit/use-address-search.ts'
import {
  type Days,
  daysIn,
  type ListDefaults,
  type ListState,
  type Mode,
  narrowedBy,
  nextSort,
  readListState,
  withListChange,
} from './list-state.ts'

export type List<Sort extends string = string, Filter extends string = string> = ListState<Sort, Filter> & {
  /** Ready for a list call: page, limit, order, search and days. */
  query: { page: number; limit: number; mode: Mode; orderBy?: Sort; q?: string; from?: string; to?: string }
  days: Days | null
  /** `replace` takes the place of the present address, so that going back skips it. */
  setPage(page: number, replace?: boolean): void
  setLimit(limit: number): void
  setSearch(text: string): void
  setDays(days: Days | null): void
  /** The records of a pasted list, in place of what was searched for. */
  showSet(id: string | null): void
  setFilter(name: Filter, values: readonly string[] | null): void
  sortBy(column: Sort, mode?: Mode): void
  /** The search, the days and the filters in force; without them everything is listed again. */
  narrowedBy: readonly string[]
  clearFilters(): void
  setColumns(ids: readonly string[] | null): void
  /** The record whose panel stands open, by `?open=`. */
  openId: string | null
  /** `replace` as of pages: going back leads to the list, not from record to record. */
  open(id: string, replace?: boolean): void
  close(): void
}

export type Listing = Callable & { readonly describedBy?: ListEndpoint }
type QueryOf<C extends Listing> = z.output<NonNullable<C['describedBy']>['query']>
/** What a list can be sorted by. */
export type SortOf<C extends Listing> = QueryOf<C>['orderBy'] & string
/** What a list can be narrowed by, beside what every list knows. */
export type FilterOf<C extends Listing> = Exclude<keyof QueryOf<C> & string, keyof ListQuery>
/** The state of this list; `Own` are the page's own words in the address. */
export type ListOf<C extends Listing, Own extends string = never> = List<SortOf<C>, FilterOf<C> | Own>

/** What an address asks of the list, as its call takes it. */
export function askedBy<C extends Listing>(
  _endpoint: C,
  search: URLSearchParams,
  defaults?: ListDefaults<SortOf<C>, FilterOf<C>>,
): Pick<ListOf<C>, 'query' | 'filters'> {
  const { page, limit, orderBy, mode, q, filters } = readListState(search, defaults)
  // Another column in the address is refused by the server, as in any call.
  const sorting = orderBy ? { orderBy: orderBy as SortOf<C> } : {}
  return {
    filters: filters as ListOf<C>['filters'],
    query: { page, limit, mode, ...sorting, ...(q ? { q } : {}), ...daysIn(search) },
  }
}

type Change = Readonly<Record<string, string | readonly string[] | null>>

/** Search, filters, order, page and the open record live in the address. The endpoint says which there are. Give `defaults` a constant. */
export function useListState<C extends Listing, const Own extends string = never>(
  _endpoint: C,
  defaults?: ListDefaults<SortOf<C>, FilterOf<C> | Own, Own>,
): ListOf<C, Own> {
  const [search, setSearch] = useAddressSearch()
  const state = useMemo(() => readListState(search, defaults), [search, defaults])
  const change = useCallback(
    (wanted: Change, replace = false) => setSearch((current) => withListChange(current, wanted), { replace }),
    [setSearch],
  )
  const changeOnPage = (wanted: Change, replace = false) =>
    setSearch((current) => withListChange(current, { ...wanted, page: current.get('page') }), { replace })
  const narrowed = useMemo(() => narrowedBy(search, defaults), [search, defaults])
  const { page, limit, orderBy, mode, q } = state
  const days = daysIn(search)
  // Another column in the address is refused by the server, as in any call.
  const sorting = orderBy ? { orderBy: orderBy as SortOf<C> } : {}
  return {
    ...(state as ListState<SortOf<C>, FilterOf<C> | Own>),
    days,
    query: { page, limit, mode, ...sorting, ...(q ? { q } : {}), ...days },
    setPage: (next, replace) => change({ page: next === 1 ? null : String(next) }, replace),
    setLimit: (next) => change({ limit: String(next) }),
    // Every letter would be a step back otherwise.
    setSearch: (text) => change({ q: text || null }, true),
    showSet: (id) => change({ set: id, q: null }),
    setDays: (wanted) => change({ from: wanted?.from ?? null, to: wanted?.to ?? null }),
    setFilter: (name, values) => change({ [name]: values }),
    sortBy: (column, direction) => change(direction ? { orderBy: column, mode: direction } : nextSort(state, column)),
    narrowedBy: narrowed,
    clearFilters: () => change({ ...Object.fromEntries(narrowed.map((name) => [name, null])), to: null }),
    setColumns: (ids) => changeOnPage({ columns: ids }, true),
    openId: search.get('open'),
    open: (id, replace) => changeOnPage({ open: id }, replace),
    close: () => changeOnPage({ open: null }),
  }
}
