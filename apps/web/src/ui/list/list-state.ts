// What a list shows, as its address says it: back, reload and a shared link all work. Pure, so that tests can check it.

export type Mode = 'asc' | 'desc'

export type ListDefaults<Sort extends string = string, Filter extends string = string, Own extends string = string> = {
  orderBy?: Sort
  mode?: Mode
  /** Filters in force until the person chooses others. */
  filters?: Readonly<Partial<Record<Filter, readonly string[]>>>
  /** What the page narrows by in words of its own, which no parameter of the list is. */
  own?: readonly Own[]
  /** The page's own words that no filter are: they stay when the filters are taken away. */
  keeps?: readonly Own[]
}

/** Both included. */
export type Days = { from: string; to: string }

export type ListState<Sort extends string = string, Filter extends string = string> = {
  page: number
  limit: number
  orderBy: Sort | undefined
  mode: Mode
  q: string
  filters: Readonly<Partial<Record<Filter, readonly string[]>>>
  /** Columns by id and in order, where the address names them. */
  columns: readonly string[] | null
  /** The saved view that it began with. */
  savedView: string | null
}

export const PAGE_SIZES = [25, 50, 100] as const
/** As the server sends when nobody says otherwise (specification, section 9). */
const ROWS_A_PAGE = 100
/** What an address may say besides the filters. */
const RESERVED = new Set(['page', 'limit', 'orderBy', 'mode', 'q', 'open', 'view', 'columns', 'saved', 'from', 'to'])

export function readListState(search: URLSearchParams, defaults: ListDefaults = {}): ListState {
  const mode = search.get('mode')
  return {
    page: wholeFrom(search.get('page'), 1, Number.MAX_SAFE_INTEGER) ?? 1,
    limit: wholeFrom(search.get('limit'), 1, 100) ?? ROWS_A_PAGE,
    orderBy: search.get('orderBy') ?? defaults.orderBy,
    mode: mode === 'asc' || mode === 'desc' ? mode : (defaults.mode ?? 'desc'),
    q: search.get('q') ?? '',
    filters: readFilters(search, defaults),
    columns: search.has('columns') ? search.getAll('columns') : null,
    savedView: search.get('saved'),
  }
}

/** What the address narrows the list by: days (as `from`), the search, and filters that differ from the usual ones. */
export function narrowedBy(search: URLSearchParams, { keeps = [] }: ListDefaults = {}): string[] {
  const filters = [...new Set(search.keys())].filter((name) => name === 'q' || !(RESERVED.has(name) || keeps.includes(name)))
  const days = daysIn(search) ? ['from'] : []
  return [...days, ...filters.filter((name) => search.getAll(name).some(Boolean))]
}

function readFilters(search: URLSearchParams, { filters = {} }: ListDefaults): Record<string, readonly string[]> {
  const chosen = [...new Set(search.keys())].filter((name) => !RESERVED.has(name))
  const names = new Set([...Object.keys(filters), ...chosen])
  return Object.fromEntries(
    [...names].map((name) => [name, search.has(name) ? search.getAll(name).filter(Boolean) : (filters[name] ?? [])]),
  )
}

const DAY = /^[2]\d{3}-\d{2}-\d{2}$/

/** The days that the address names. Half a range, or one that ends before it starts, is none. */
export function daysIn(search: URLSearchParams): Days | null {
  const [from, to] = [search.get('from'), search.get('to')]
  return isDay(from) && isDay(to) && from <= to ? { from, to } : null
}

/** A browser reads the 31st of February as the 3rd of March. */
function isDay(text: string | null): text is string {
  if (text === null || !DAY.test(text)) return false
  const instant = Date.parse(text)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

function wholeFrom(text: string | null, least: number, most: number): number | null {
  const value = Number(text)
  return text !== null && Number.isSafeInteger(value) && value >= least && value <= most ? value : null
}

/** The address with one thing changed. Whatever changes what is listed starts at the first page again. */
export function withListChange(
  search: URLSearchParams,
  change: Readonly<Record<string, string | readonly string[] | null>>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  if (!('page' in change)) next.delete('page')
  for (const [name, value] of Object.entries(change)) {
    next.delete(name)
    if (value === null) continue
    // An empty list is kept as an empty value: "none" is not the same as "as usual".
    const values = typeof value === 'string' ? [value] : value.length > 0 ? value : ['']
    for (const item of values) next.append(name, item)
  }
  return next
}

/** The next order of a column: descending, then ascending, as most people look for the newest or largest first. */
export function nextSort(state: Pick<ListState, 'orderBy' | 'mode'>, column: string): { orderBy: string; mode: Mode } {
  return { orderBy: column, mode: state.orderBy === column && state.mode === 'desc' ? 'asc' : 'desc' }
}
