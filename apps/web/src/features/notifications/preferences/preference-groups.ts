import type { Preference } from './preference-choice.ts'

/** What kinds are about, by how they begin, in the order in which they are shown. */
const GROUPS: readonly [group: string, beginnings: readonly string[]][] = [
  ['orders', ['order', 'receipt', 'package', 'incident']],
  ['payments', ['bill', 'payment', 'refund', 'approval']],
  ['purchases', ['purchase']],
  ['dropshipping', ['dropshipping']],
  ['security', ['security']],
]
const OF_PAYMENTS: readonly string[] = ['orderReadyToPay', 'orderPriceChanged', 'weighingUndone', 'orderPaid']

const groupOf = (kind: string): string => {
  if (OF_PAYMENTS.includes(kind)) return 'payments'
  return GROUPS.find(([, beginnings]) => beginnings.some((one) => kind.startsWith(one)))?.[0] ?? 'orders'
}

/** Those of a person's role, group by group; a group without any is not there. */
export const preferenceGroups = (preferences: readonly Preference[]): { group: string; members: Preference[] }[] =>
  GROUPS.map(([group]) => ({ group, members: preferences.filter(({ kind }) => groupOf(kind) === group) })).filter(
    ({ members }) => members.length > 0,
  )
