// The life of what associates were paid at once, or gave back (both ways, section 2), as data.
import { actionsOf, BY, type Lifecycle, type Transition } from './lifecycle.ts'

/** Whether the house paid the associate, or the associate gave back what was taken back after it had been paid. */
export const SETTLEMENT_KINDS = ['paid', 'received'] as const
export type SettlementKind = (typeof SETTLEMENT_KINDS)[number]

export const SETTLEMENT_STATUSES = ['inForce', 'takenBack'] as const
export type SettlementStatus = (typeof SETTLEMENT_STATUSES)[number]

/** deductedLater: a later settlement took off what this one had paid, and must be taken back first. */
export const SETTLEMENT_FACTS = ['deductedLater'] as const
export type SettlementFact = (typeof SETTLEMENT_FACTS)[number]

// biome-ignore format: a table reads best as a table
const transitions = [
  { action: 'pay', from: [], to: 'inForce', by: BY.administrator, call: 'PUT /order/admin/paid/associate/' },
  { action: 'receive', from: [], to: 'inForce', by: BY.administrator, call: 'POST /settlement' },
  { action: 'takeBack', from: ['inForce'], to: 'takenBack', by: BY.administrator, forbids: ['deductedLater'], call: 'DELETE /settlement/{id}' },
] as const satisfies readonly Transition<SettlementStatus, string, SettlementFact>[]

export type SettlementAction = (typeof transitions)[number]['action']

export const settlementLifecycle: Lifecycle<SettlementStatus, SettlementAction, SettlementFact> = {
  name: 'settlement',
  statuses: SETTLEMENT_STATUSES,
  refusal: 'settlementActionNotAllowed',
  transitions,
}
export const SETTLEMENT_ACTIONS = actionsOf(settlementLifecycle)
