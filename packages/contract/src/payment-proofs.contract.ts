// A client's transfer receipt, for a bill or a purchase (domain, section 4).
import { PAYMENT_PROOF_ACTIONS, PAYMENT_PROOF_STATUSES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idParams, instant, optionalText, personReference, text } from './fields/fields.ts'
import { storedFile } from './files.contract.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './list.ts'

/** `totalInCents`: what the bill, or the purchase, comes to. */
const reference = z.strictObject({ id, code: z.string(), totalInCents: z.int() })

export const paymentProof = z.strictObject({
  id,
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
  status: z.enum(PAYMENT_PROOF_STATUSES),
  client: personReference,
  bill: reference.nullable(),
  purchase: reference.nullable(),
  /** What the client says was transferred. */
  amountInCents: z.int(),
  reference: z.string(),
  note: z.string(),
  file: storedFile,
  /** When it was accepted or refused. */
  reviewedAt: instant.nullable(),
  /** Why it was refused. */
  refusalReason: z.string().nullable(),
  allowedActions: z.array(z.enum(PAYMENT_PROOF_ACTIONS)),
})
export type PaymentProof = z.output<typeof paymentProof>

export const newPaymentProof = z.strictObject({
  amountInCents: z.int('required').positive('tooSmall').max(100_000_000, 'tooLarge'),
  reference: text(80),
  note: optionalText(500),
})

const proofPart = { proof: 'The receipt, as a photo or a PDF.' } as const

/** While the bill waits for payment. */
export const addBillProof = endpoint({
  method: 'POST',
  path: '/sale-order/{id}/payment-proof',
  summary: "Sends the receipt of a client's transfer for a bill of sale.",
  roles: ['client'],
  params: idParams,
  body: newPaymentProof,
  multipart: true,
  fileParts: proofPart,
  response: paymentProof,
})

/** Until the purchase is approved. */
export const addPurchaseProof = endpoint({
  method: 'POST',
  path: '/assisted-purchase/{id}/payment-proof',
  summary: "Sends the receipt of a client's transfer for an assisted purchase.",
  roles: ['client'],
  params: idParams,
  body: newPaymentProof,
  multipart: true,
  fileParts: proofPart,
  response: paymentProof,
})

/** One's own, or all for an administrator. */
export const listPaymentProofs = endpoint({
  method: 'GET',
  path: '/payment-proof',
  summary: 'Receipts of transfers, by status.',
  roles: ['client', 'administrator'],
  query: listQueryBy('createdAt', 'amountInCents', 'status').extend({
    status: repeated(z.enum(PAYMENT_PROOF_STATUSES)),
    clientId: id.optional(),
    billId: id.optional(),
    purchaseId: id.optional(),
  }),
  response: listOf(paymentProof),
})

/** A bill's receipts are accepted with its payment (PUT /order/admin/paid/client/), a purchase's by this call. */
export const reviewPaymentProof = endpoint({
  method: 'PUT',
  path: '/payment-proof/{id}',
  summary: 'Refuses a receipt with a reason, which the client is told, or accepts that of a purchase.',
  roles: ['administrator'],
  params: idParams,
  body: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('refused'), reason: text(500) }),
    z.strictObject({ status: z.literal('accepted') }),
  ]),
  response: paymentProof,
})

export const exportPaymentProofs = exportOf(listPaymentProofs)
export const selectPaymentProofs = selectionOf(listPaymentProofs)
