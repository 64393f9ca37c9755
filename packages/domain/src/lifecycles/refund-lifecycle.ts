// The life of a refund: credit that goes back to its client (both ways, section 1), as data.
import { actionsOf, BY, type Lifecycle, type Transition } from './lifecycle.ts'

export const REFUND_STATUSES = ['requested', 'paid', 'refused', 'returned'] as const
export type RefundStatus = (typeof REFUND_STATUSES)[number]

// biome-ignore format: a table reads best as a table
const transitions = [
  { action: 'request', from: [], to: 'requested', by: BY.ownerOrAdministrator, call: 'POST /refund' },
  { action: 'pay', from: ['requested'], to: 'paid', by: BY.administrator, call: 'PUT /refund/{id}' },
  { action: 'refuse', from: ['requested'], to: 'refused', by: BY.administrator, call: 'PUT /refund/{id}' },
  { action: 'return', from: ['paid'], to: 'returned', by: BY.administrator, call: 'DELETE /refund/{id}' },
] as const satisfies readonly Transition<RefundStatus, string, never>[]

export type RefundAction = (typeof transitions)[number]['action']

export const refundLifecycle: Lifecycle<RefundStatus, RefundAction, never> = {
  name: 'refund',
  statuses: REFUND_STATUSES,
  refusal: 'refundActionNotAllowed',
  transitions,
}
export const REFUND_ACTIONS = actionsOf(refundLifecycle)
