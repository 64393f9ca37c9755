import { useMemo } from 'react'
import { isDay } from '../../../ui/day-field/typed-day.ts'
import { useSearchParams } from '../../../ui/edit/use-search-params.ts'
import { PROPOSAL_ORDERS, type ProposalFilters } from './proposal-filters.ts'

/** What the filters are called in the address. */
const NAMES = {
  text: 'q',
  associateId: 'associateId',
  waitsAtLeastInDays: 'waits',
  promisedBy: 'promisedBy',
  order: 'order',
} as const
type Name = keyof typeof NAMES
const NARROWING = ['text', 'associateId', 'waitsAtLeastInDays', 'promisedBy'] as const satisfies readonly Name[]

/** By what a proposal is narrowed, in the address: back, reload and a shared link all work. */
export function useProposalFilters() {
  const [search, setSearch] = useSearchParams()
  const filters = useMemo(() => filtersIn(search), [search])
  const change = (changes: Partial<Record<Name, string>>) =>
    setSearch((current) => withChanges(current, changes), { replace: true })
  const narrowedBy = NARROWING.filter((name) => filters[name] !== '' && filters[name] !== 0).map((name) => NAMES[name])
  const clear = () => change(Object.fromEntries(NARROWING.map((name) => [name, ''])))
  return { filters, change, narrowedBy, clear }
}

export type ChosenProposalFilters = ReturnType<typeof useProposalFilters>

function filtersIn(search: URLSearchParams): ProposalFilters {
  const of = (name: Name): string => search.get(NAMES[name]) ?? ''
  const waits = Number(of('waitsAtLeastInDays'))
  return {
    text: of('text'),
    associateId: of('associateId'),
    waitsAtLeastInDays: Number.isSafeInteger(waits) && waits > 0 ? waits : 0,
    promisedBy: isDay(of('promisedBy')) ? of('promisedBy') : '',
    order: PROPOSAL_ORDERS.find((order) => order === of('order')) ?? 'proposed',
  }
}

function withChanges(current: URLSearchParams, changes: Partial<Record<Name, string>>): URLSearchParams {
  for (const [name, value] of Object.entries(changes)) {
    if (value === '') current.delete(NAMES[name as Name])
    else current.set(NAMES[name as Name], value)
  }
  return current
}
