import type { Sent } from '@app/contract/endpoint'
import { readAmountRange, SHORTEST_SEARCH } from '@app/domain'
import type { FilterOf, Listing, ListOf } from '../list/use-list-state.ts'

export type Option = { value: string; label: string }

/** Records to narrow by: found by a text, and called by their ids. Both are hooks. */
export type Records = {
  useFound: (text: string) => { options: readonly Option[]; isPending: boolean }
  useNames: (ids: readonly string[]) => Readonly<Record<string, string>>
}

/** What a range counts: grams, shown as kilograms, or cents, shown as dollars. */
export type Measure = 'weight' | 'money'

type Control =
  | { is: 'several' | 'one'; options: readonly Option[] }
  | { is: 'yes' }
  | { is: 'records'; records: Records }
  | { is: 'range'; measure: Measure }
  | { is: 'text' }
  /** It comes from the search field, where codes are pasted; here it is only taken away. */
  | { is: 'set' }

/** What a list is narrowed by. `read`: the address, as the list's call takes it. */
export type ListFilter<Value = unknown> = {
  label: string
  control: Control
  read: (values: readonly string[]) => Value | undefined
}

/** Any of the values that the contract names. */
export function several<const Value extends string>(
  label: string,
  values: readonly Value[],
  wordOf: (value: Value) => string,
): ListFilter<Value[]> {
  return {
    label,
    control: { is: 'several', options: values.map((value) => ({ value, label: wordOf(value) })) },
    read: (chosen) => noneIfEmpty(values.filter((one) => chosen.includes(one))),
  }
}

/** Any of the records that another call lists whole. */
export const severalOf = (label: string, options: readonly Option[]): ListFilter<string[]> => ({
  label,
  control: { is: 'several', options },
  read: noneIfEmpty,
})

/** One of the values, as of what is or is not so. */
export function one<const Value extends string>(label: string, words: Readonly<Record<Value, string>>): ListFilter<Value> {
  const values = Object.keys(words) as Value[]
  return {
    label,
    control: { is: 'one', options: values.map((value) => ({ value, label: words[value] })) },
    read: ([chosen]) => values.find((value) => value === chosen),
  }
}

/** Only what is so. */
export const yes = (label: string): ListFilter<'true'> => ({
  label,
  control: { is: 'yes' },
  read: ([chosen]) => (chosen === 'true' ? chosen : undefined),
})

/** From an amount to another, either open. */
export const range = (label: string, measure: Measure): ListFilter<string> => ({
  label,
  control: { is: 'range', measure },
  read: ([text = '']) => (readAmountRange(text) ? text : undefined),
})

/** Part of what the column says. */
export const part = (label: string): ListFilter<string> => ({
  label,
  control: { is: 'text' },
  read: ([text = '']) => (text.trim().length >= SHORTEST_SEARCH ? text.trim() : undefined),
})

/** The records of a pasted list. */
export const pastedSet = (label: string): ListFilter<string> => ({
  label,
  control: { is: 'set' },
  read: ([id]) => id || undefined,
})

/** What one chooses in a field of its own. */
export const hasField = ({ control }: Pick<ListFilter, 'control'>): boolean => control.is !== 'set'

/** Any of the records that are found by a text. */
export const recordsOf = (label: string, records: Records): ListFilter<string[]> => ({
  label,
  control: { is: 'records', records },
  read: noneIfEmpty,
})

function noneIfEmpty<Value>(values: readonly Value[]): Value[] | undefined {
  return values.length > 0 ? [...values] : undefined
}

type QueryOf<C extends Listing> = Sent<C> extends { query?: infer Query } ? NonNullable<Query> : never
/** The filters that a list offers, by their names in its call. */
export type FiltersOf<C extends Listing> = {
  readonly [Name in FilterOf<C> & keyof QueryOf<C>]?: ListFilter<NonNullable<QueryOf<C>[Name]>> | false
}
type Narrowed<C extends Listing> = { [Name in FilterOf<C> & keyof QueryOf<C>]?: NonNullable<QueryOf<C>[Name]> }

export type NamedFilter = ListFilter & { name: string }
export type ListFilters = {
  values: Readonly<Partial<Record<string, readonly string[]>>>
  set: (name: string, values: readonly string[] | null) => void
  offered: readonly NamedFilter[]
}

/** What a list offers to be narrowed by, said once: `filters` for its toolbar, `narrowed` for its call. */
export function filtersOf<C extends Listing, Own extends string = never>(
  _endpoint: C,
  list: Pick<ListOf<C, Own>, 'filters' | 'setFilter'>,
  declared: FiltersOf<C>,
): { filters: ListFilters; narrowed: Narrowed<C> } {
  return {
    filters: {
      values: list.filters,
      set: (name, chosen) => list.setFilter(name as FilterOf<C>, chosen),
      offered: offeredBy(declared),
    },
    narrowed: narrowedBy(list.filters, declared),
  }
}

/** What an address says of the filters, as the list's call takes it. */
export function narrowedBy<C extends Listing>(values: ListFilters['values'], declared: FiltersOf<C>): Narrowed<C> {
  const narrowed = offeredBy(declared).flatMap(({ name, read }) => {
    const value = read(values[name] ?? [])
    return value === undefined ? [] : [[name, value] as const]
  })
  return Object.fromEntries(narrowed) as Narrowed<C>
}

const offeredBy = (declared: Readonly<Record<string, ListFilter | false | undefined>>): NamedFilter[] =>
  Object.entries(declared).flatMap(([name, filter]) => (filter ? [{ ...filter, name }] : []))
