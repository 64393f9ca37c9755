// The life of an assisted purchase (PPE), domain section 6, as data. Once reviewed the order took over; the store may cancel some.
import { actionsOf, BY, type Lifecycle, type Transition } from './lifecycle.ts'

export const PURCHASE_STATUSES = ['inReview', 'pendingChanges', 'accepted', 'reviewed', 'removed'] as const
export type PurchaseStatus = (typeof PURCHASE_STATUSES)[number]

const OPEN = ['inReview', 'pendingChanges', 'accepted'] as const

// biome-ignore format: a table reads best as a table
const transitions = [
  { action: 'create', from: [], to: 'inReview', by: BY.anyone, call: 'POST /assisted-purchase' },

  { action: 'accept', from: ['pendingChanges'], to: 'accepted', by: BY.owner, call: 'PATCH /assisted-purchase/{id}' },
  { action: 'reject', from: ['pendingChanges'], to: 'removed', by: BY.owner, call: 'PATCH /assisted-purchase/{id}' },
  { action: 'change', from: ['pendingChanges'], to: 'inReview', by: BY.owner, call: 'PATCH /assisted-purchase/{id}' },
  { action: 'change', from: ['inReview'], to: 'unchanged', by: BY.owner, call: 'PATCH /assisted-purchase/{id}' },
  { action: 'choose', from: OPEN, to: 'unchanged', by: BY.owner, call: 'PATCH /assisted-purchase/{id}' },
  { action: 'addInvoice', from: OPEN, to: 'unchanged', by: BY.owner, call: 'PUT /assisted-purchase/{id}/invoice' },
  { action: 'addPaymentProof', from: OPEN, to: 'unchanged', by: BY.owner, call: 'POST /assisted-purchase/{id}/payment-proof' },

  { action: 'approve', from: ['inReview', 'accepted'], to: 'reviewed', by: BY.staff, call: 'POST /purchase/{id}/approve' },
  { action: 'review', from: ['inReview', 'accepted'], to: 'pendingChanges', by: BY.staff, call: 'POST /purchase/{id}/review' },
  { action: 'update', from: OPEN, to: 'unchanged', by: BY.staff, call: 'PATCH /purchase/{id}' },
  { action: 'removeInvoiceLine', from: OPEN, to: 'unchanged', by: BY.staff, call: 'DELETE /purchase/{id}/invoice/detail/{itemId}' },

  { action: 'remove', from: ['inReview'], to: 'removed', by: BY.owner, call: 'DELETE /assisted-purchase/{id}' },
  { action: 'remove', from: OPEN, to: 'removed', by: BY.staff, call: 'PATCH /purchase/{id}' },

  { action: 'cancel', from: ['reviewed'], to: 'unchanged', by: BY.staff, call: 'PATCH /purchase/{id}' },
  { action: 'cancelWhole', from: ['reviewed'], to: 'removed', by: BY.staff, automatic: true, call: 'PATCH /purchase/{id}' },
] as const satisfies readonly Transition<PurchaseStatus, string, never>[]

export type PurchaseAction = (typeof transitions)[number]['action']

export const purchaseLifecycle: Lifecycle<PurchaseStatus, PurchaseAction, never> = {
  name: 'purchase',
  statuses: PURCHASE_STATUSES,
  refusal: 'purchaseActionNotAllowed',
  transitions,
}
export const PURCHASE_ACTIONS = actionsOf(purchaseLifecycle)
