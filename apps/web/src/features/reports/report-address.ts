// What a report shows, as its address says it: back, reload and a shared link all work.

import { isDay } from '../../ui/day-field/typed-day.ts'
import { useAddressSearch } from '../../ui/edit/use-address-search.ts'

export const NARROWED = ['manifestId', 'clientId', 'associateId', 'consignee'] as const
export type Narrowed = (typeof NARROWED)[number]

export type GroupName = 'month' | 'day' | 'client' | 'associate' | 'bill' | 'manifest' | 'package' | 'consignee' | 'bundle'

export type ReportAddress<Group extends GroupName = GroupName> = {
  by: Group
  /** Null: as the server has it, this month until today. */
  days: { from: string; to: string } | null
  narrowed: Partial<Record<Narrowed, string>>
  /** What the one group is called that all is narrowed to. */
  named: string | null
  change: (wanted: Record<string, string | null>) => void
  /** The address with these changes, for a link. */
  addressWith: (wanted: Record<string, string | null>) => string
}

export function useReportAddress<Group extends GroupName>(groups: readonly Group[], first: NoInfer<Group>): ReportAddress<Group> {
  const [search, setSearch] = useAddressSearch()
  const [from, to] = [search.get('from') ?? '', search.get('to') ?? '']
  const changed = (current: URLSearchParams, wanted: Record<string, string | null>) => {
    const next = new URLSearchParams(current)
    for (const [name, value] of Object.entries(wanted)) {
      if (value === null) next.delete(name)
      else next.set(name, value)
    }
    return next
  }
  return {
    by: groups.find((group) => group === search.get('by')) ?? first,
    days: isDay(from) && isDay(to) && from <= to ? { from, to } : null,
    narrowed: Object.fromEntries(NARROWED.flatMap((name) => (search.get(name) ? [[name, search.get(name)]] : []))),
    named: search.get('named'),
    change: (wanted) => setSearch((current) => changed(current, wanted)),
    addressWith: (wanted) => `?${changed(search, wanted)}`,
  }
}

/** What is not given is not asked for. */
export const given = <Asked extends object>(asked: Asked): Asked =>
  Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined)) as Asked
