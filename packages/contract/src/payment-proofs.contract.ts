// A client's transfer receipt, for a bill or a purchase (domain, section 4).
import { MONEY_READERS, PAYMENT_PROOF_ACTIONS, PAYMENT_PROOF_STATUSES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, idParams, instant, optionalText, personReference, text, wholeNumber } from './fields/fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './fields/list.ts'
import { storedFile } from './files.contract.ts'

const reference = z
  .strictObject({ id, code: z.string(), totalInCents: z.int() })
  .meta({ description: '`totalInCents`: what the bill, or the purchase, comes to.' })

export const paymentProof = z.strictObject({
  id,
  version: z.int(),
  createdAt: instant,
  updatedAt: instant,
  status: z.enum(PAYMENT_PROOF_STATUSES),
  client: personReference,
  bill: reference.nullable(),
  purchase: reference.nullable(),
  amountInCents: z.int().meta({ description: 'What the client says was transferred.' }),
  reference: z.string(),
  note: z.string(),
  file: storedFile,
  reviewedAt: instant.nullable().meta({ description: 'When it was accepted or refused.' }),
  refusalReason: z.string().nullable().meta({ description: 'Why it was refused.' }),
  allowedActions: z.array(z.enum(PAYMENT_PROOF_ACTIONS)),
})
export type PaymentProof = z.output<typeof paymentProof>

export const newPaymentProof = z.strictObject({
  amountInCents: wholeNumber().positive('tooSmall').max(100_000_000, 'tooLarge'),
  reference: text(80),
  note: optionalText(500),
})

const proofPart = { proof: 'The receipt, as a photo or a PDF.' } as const

export const addBillProof = endpoint({
  method: 'POST',
  path: '/sale-order/{id}/payment-proof',
  summary: "Sends the receipt of a client's transfer for a bill of sale.",
  description: 'While the bill waits for payment.',
  guard: 'ordinary',
  roles: ['client'],
  params: idParams,
  body: newPaymentProof,
  multipart: true,
  fileParts: proofPart,
  response: paymentProof,
})

export const addPurchaseProof = endpoint({
  method: 'POST',
  path: '/assisted-purchase/{id}/payment-proof',
  summary: "Sends the receipt of a client's transfer for an assisted purchase.",
  description: 'Until the purchase is approved.',
  guard: 'ordinary',
  roles: ['client'],
  params: idParams,
  body: newPaymentProof,
  multipart: true,
  fileParts: proofPart,
  response: paymentProof,
})

export const listPaymentProofs = endpoint({
  method: 'GET',
  path: '/payment-proof',
  summary: 'Receipts of transfers, by status.',
  description: "One's own, or all for an administrator.",
  roles: ['client', 'administrator'],
  duties: MONEY_READERS,
  query: listQueryBy({
    sort: ['createdAt', 'amountInCents', 'status'],
    range: 'sent',
  }).extend({
    status: repeated(z.enum(PAYMENT_PROOF_STATUSES)),
    clientId: repeated(id),
    billId: repeated(id),
    purchaseId: repeated(id),
  }),
  response: listOf(paymentProof),
})

export const reviewPaymentProof = endpoint({
  method: 'PUT',
  path: '/payment-proof/{id}',
  summary: 'Refuses a receipt with a reason, which the client is told, or accepts that of a purchase.',
  description: "A bill's receipts are accepted with its payment (PUT /order/admin/paid/client/), a purchase's by this call.",
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['accounts'],
  params: idParams,
  body: z.discriminatedUnion('status', [
    z.strictObject({ status: z.literal('refused'), reason: text(500) }),
    z.strictObject({ status: z.literal('accepted') }),
  ]),
  response: paymentProof,
})

export const exportPaymentProofs = exportOf(listPaymentProofs)
export const selectPaymentProofs = selectionOf(listPaymentProofs)
