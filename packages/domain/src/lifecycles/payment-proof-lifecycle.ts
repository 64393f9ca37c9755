// The life of a payment proof (a client's transfer receipt for a bill or a purchase), domain section 4, as data.
import { actionsOf, BY, type Facts, type Lifecycle, type Transition } from './lifecycle.ts'

export const PAYMENT_PROOF_STATUSES = ['pending', 'accepted', 'refused'] as const
export type PaymentProofStatus = (typeof PAYMENT_PROOF_STATUSES)[number]

/** awaitedByBill: it is of a bill that waits for its payment, which accepts it. One of a purchase, or of a bill that was voided, is looked at by itself. */
export const PAYMENT_PROOF_FACTS = ['awaitedByBill'] as const
export type PaymentProofFact = (typeof PAYMENT_PROOF_FACTS)[number]
export type PaymentProofFacts = Facts<PaymentProofFact>

// biome-ignore format: a table reads best as a table
const transitions = [
  { action: 'add', from: [], to: 'pending', by: BY.owner,
    call: 'POST /sale-order/{id}/payment-proof, POST /assisted-purchase/{id}/payment-proof' },
  { action: 'accept', from: ['pending'], to: 'accepted', by: BY.administrator, forbids: ['awaitedByBill'],
    call: 'PUT /payment-proof/{id}' },
  { action: 'refuse', from: ['pending'], to: 'refused', by: BY.administrator, call: 'PUT /payment-proof/{id}' },
  { action: 'acceptWithPayment', from: ['pending'], to: 'accepted', by: BY.administrator, automatic: true,
    call: 'PUT /order/admin/paid/client/, POST /payment, POST /purchase/{id}/approve' },
  { action: 'undoPayment', from: ['accepted'], to: 'pending', by: BY.administrator, automatic: true,
    call: 'DELETE /payment/{id}' },
] as const satisfies readonly Transition<PaymentProofStatus, string, PaymentProofFact>[]

export type PaymentProofAction = (typeof transitions)[number]['action']

export const paymentProofLifecycle: Lifecycle<PaymentProofStatus, PaymentProofAction, PaymentProofFact> = {
  name: 'paymentProof',
  statuses: PAYMENT_PROOF_STATUSES,
  refusal: 'paymentProofActionNotAllowed',
  transitions,
}
export const PAYMENT_PROOF_ACTIONS = actionsOf(paymentProofLifecycle)
