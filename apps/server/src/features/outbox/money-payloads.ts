// What messages about money say.
import { APPROVAL_STATUSES, BILL_STATUSES, INCIDENT_RESOLUTIONS, REFUND_STATUSES } from '@app/domain'
import { z } from 'zod'

/** What a receipt of payment is for. */
export const paid = z.object({ kind: z.enum(['bill', 'purchase']), id: z.uuid(), code: z.string() })

/** A client is reminded of what they owe, once a day. */
export const billsRemindedPayload = z.object({ userId: z.uuid(), on: z.iso.date() })

export const paymentReceivedPayload = z.object({
  paymentId: z.uuid(),
  code: z.string(),
  userId: z.uuid(),
  amountInCents: z.int(),
  /** The bills that it was applied to and that wait for more; messages of before say their numbers alone. */
  waiting: z.array(z.object({ billId: z.uuid().optional(), code: z.string(), dueInCents: z.int() })),
  creditInCents: z.int(),
})

export const creditNoteIssuedPayload = z.object({
  creditNoteId: z.uuid(),
  code: z.string(),
  billId: z.uuid(),
  billCode: z.string(),
  userId: z.uuid(),
  from: z.enum(BILL_STATUSES),
  to: z.enum(BILL_STATUSES),
  amountInCents: z.int(),
  creditInCents: z.int(),
  note: z.string(),
})

export const approvalMovedPayload = z.object({
  approvalId: z.uuid(),
  code: z.string(),
  askedById: z.uuid(),
  from: z.enum(APPROVAL_STATUSES).nullable(),
  to: z.enum(APPROVAL_STATUSES),
  note: z.string(),
})

export const endOfIncident = z.object({
  outcome: z.enum(INCIDENT_RESOLUTIONS),
  creditNotes: z.array(z.object({ code: z.string(), amountInCents: z.int() })),
  compensationInCents: z.int(),
  /** What of a damaged package's declared value was made good. */
  damage: z.object({ shareInPercent: z.int(), declaredValueInCents: z.int() }).nullable().optional(),
  creditInCents: z.int(),
})

export const refundMovedPayload = z.object({
  refundId: z.uuid(),
  code: z.string(),
  userId: z.uuid(),
  from: z.enum(REFUND_STATUSES).nullable(),
  to: z.enum(REFUND_STATUSES),
  note: z.string(),
})
