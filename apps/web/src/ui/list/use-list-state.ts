import { useCallback, useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { type ListDefaults, type ListState, narrowedBy, nextSort, readListState, withListChange } from './list-state.ts'

export type List = ListState & {
  /** Ready for a list call: page, limit, order, search and filters. */
  query: { page: number; limit: number; mode: 'asc' | 'desc'; orderBy?: string; q?: string }
  /** `replace` takes the place of the present address, so that going back skips it. */
  setPage: (page: number, replace?: boolean) => void
  setLimit: (limit: number) => void
  setSearch: (text: string) => void
  setFilter: (name: string, values: readonly string[] | null) => void
  sortBy: (column: string, mode?: 'asc' | 'desc') => void
  /** The search and the filters in force; without them everything is listed again. */
  narrowedBy: readonly string[]
  clearFilters: () => void
  setColumns: (ids: readonly string[] | null) => void
  /** The record whose panel stands open, by `?open=`. */
  openId: string | null
  open: (id: string) => void
  close: () => void
}

type Change = Readonly<Record<string, string | readonly string[] | null>>

/** Search, filters, order, page and the open record live in the address. Give `defaults` a constant. */
export function useListState(defaults?: ListDefaults): List {
  const [search, setSearch] = useSearchParams()
  const state = useMemo(() => readListState(search, defaults), [search, defaults])
  const change = useCallback(
    (wanted: Change, replace = false) => setSearch((current) => withListChange(current, wanted), { replace }),
    [setSearch],
  )
  const keepPage = (wanted: Change): Change => ({ ...wanted, page: search.get('page') })
  const narrowed = useMemo(() => narrowedBy(search, defaults), [search, defaults])
  const { page, limit, orderBy, mode, q } = state
  return {
    ...state,
    query: { page, limit, mode, ...(orderBy ? { orderBy } : {}), ...(q ? { q } : {}) },
    setPage: (next, replace) => change({ page: next === 1 ? null : String(next) }, replace),
    setLimit: (next) => change({ limit: String(next) }),
    // Every letter would be a step back otherwise.
    setSearch: (text) => change({ q: text || null }, true),
    setFilter: (name, values) => change({ [name]: values }),
    sortBy: (column, direction) => change(direction ? { orderBy: column, mode: direction } : nextSort(state, column)),
    narrowedBy: narrowed,
    clearFilters: () => change(Object.fromEntries(narrowed.map((name) => [name, null]))),
    setColumns: (ids) => change(keepPage({ columns: ids }), true),
    openId: search.get('open'),
    open: (id) => change(keepPage({ open: id })),
    close: () => change(keepPage({ open: null })),
  }
}
