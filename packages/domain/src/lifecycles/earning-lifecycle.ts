// The life of what an associate earns from one order, domain section 9, as data.
import { actionsOf, BY, type Lifecycle, type Transition } from './lifecycle.ts'

/** `reversed`: the house answers for the package, and a counter-entry cancels what was accrued; once settled, the next settlement takes it off. */
export const EARNING_STATUSES = ['pending', 'collected', 'settled', 'reversed'] as const
export type EarningStatus = (typeof EARNING_STATUSES)[number]

// biome-ignore format: a table reads best as a table
const transitions = [
  { action: 'accrue', from: [], to: 'pending', by: BY.administrator, automatic: true, call: 'PUT /bundle/confirm-weights' },
  { action: 'correct', from: ['pending'], to: 'unchanged', by: BY.administrator, automatic: true, call: 'PUT /bundle/confirm-weights' },
  { action: 'collect', from: ['pending'], to: 'collected', by: BY.administrator, automatic: true, call: 'PUT /order/admin/paid/client/' },
  { action: 'settle', from: ['collected'], to: 'settled', by: BY.administrator, call: 'PUT /order/admin/paid/associate/' },
  { action: 'undoCollection', from: ['collected'], to: 'pending', by: BY.administrator, automatic: true, call: 'DELETE /payment/{id}' },
  { action: 'undoSettlement', from: ['settled'], to: 'collected', by: BY.administrator, automatic: true, call: 'DELETE /settlement/{id}' },
  { action: 'reverse', from: ['pending', 'collected', 'settled'], to: 'reversed', by: BY.administrator, automatic: true, call: 'PATCH /order/{id}/incident' },
] as const satisfies readonly Transition<EarningStatus, string, never>[]

export type EarningAction = (typeof transitions)[number]['action']

export const earningLifecycle: Lifecycle<EarningStatus, EarningAction, never> = {
  name: 'earning',
  statuses: EARNING_STATUSES,
  refusal: 'earningActionNotAllowed',
  transitions,
}
export const EARNING_ACTIONS = actionsOf(earningLifecycle)
