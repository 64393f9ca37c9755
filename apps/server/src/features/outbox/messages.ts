// Every message there is: what happened, with all that its reader needs. `say` writes one, `jobs/readers.ts` names its reader.
import {
  DROPSHIPPING_ACTIONS,
  DROPSHIPPING_STATUSES,
  INCIDENT_ACTIONS,
  ORDER_ACTIONS,
  ORDER_STATUSES,
  PURCHASE_ACTIONS,
  PURCHASE_STATUSES,
  ROLES,
} from '@app/domain'
import { z } from 'zod'
import { SIGN_IN_CHANGES } from '../../mail/sign-in-mail.ts'
import { messageWrittenPayload } from './conversation-payload.ts'
import { orderDelayedPayload, orderWaitsPayload } from './delay-payloads.ts'
import { closedAccountPayload, erasedFilesPayload } from './erasing-payloads.ts'
import { guardedActPayload, securityMailPayload } from './guarded-act-payload.ts'
import {
  fiscalMailedPayload,
  fiscalStepPayload,
  newsMailedPayload,
  newsPushedPayload,
  settlementMadePayload,
} from './mail-payloads.ts'
import type { Message } from './message-types.ts'
import {
  approvalMovedPayload,
  billsRemindedPayload,
  creditNoteIssuedPayload,
  endOfIncident,
  paid,
  paymentReceivedPayload,
  refundMovedPayload,
} from './money-payloads.ts'

export type { Message, Said } from './message-types.ts'

/** Not exported: a message declared elsewhere would have no reader. */
const message = <Kind extends string, Schema extends z.ZodType<Record<string, unknown>>>(
  kind: Kind,
  schema: Schema,
  keyOf?: (payload: z.output<Schema>) => string,
): Message<Kind, z.output<Schema>> => ({ kind, schema: schema as unknown as z.ZodType<z.output<Schema>>, keyOf })

const doer = z.object({ userId: z.uuid().nullable(), role: z.enum(ROLES) })
/** The client whose it is, unless they did it themselves. */
const userId = z.uuid().nullable()
const associateId = z.uuid().nullable()
const ofVersion = ({ version }: { version: number }, id: string) => `${id}/${version}`

const orderPayload = z.object({
  orderId: z.uuid(),
  version: z.int(),
  code: z.string(),
  from: z.enum(ORDER_STATUSES).nullable(),
  to: z.enum(ORDER_STATUSES),
  associateId,
  doer,
})

/** An order is somewhere else, somebody else's, several, or of another price. */
export const orderMoved = message(
  'orderMoved',
  orderPayload.extend({
    action: z.enum(ORDER_ACTIONS),
    userId,
    /** Whose it was before, unless they did it themselves. */
    formerUserId: z.uuid().nullable(),
    note: z.string(),
    /** The number of the request, on its first package alone. */
    requestNumber: z.string().nullable(),
    /** What was held for its purchase, and is its client's credit now that it ended. */
    freedInCents: z.int().optional(),
  }),
  (payload) => ofVersion(payload, payload.orderId),
)

/** A client gave what their order lacked, and it waits for review. */
export const orderAnswered = message('orderAnswered', orderPayload, (payload) => ofVersion(payload, payload.orderId))

/** A client is told a later day than the last one, once a day; or why, once staff know it. */
export const orderDelayed = message(
  'orderDelayed',
  orderDelayedPayload,
  ({ orderId, on, isExplanation }) => `${orderId}/${on}${isExplanation ? '/explained' : ''}`,
)

export const orderWaits = message('orderWaits', orderWaitsPayload, ({ orderId, on }) => `${orderId}/${on}`)

export const purchaseMoved = message(
  'purchaseMoved',
  z.object({
    purchaseId: z.uuid(),
    version: z.int(),
    code: z.string(),
    userId,
    action: z.enum(PURCHASE_ACTIONS),
    from: z.enum(PURCHASE_STATUSES).nullable(),
    to: z.enum(PURCHASE_STATUSES),
    note: z.string(),
    /** What it cost before and costs now, where the store charged something else or does not send some of it. */
    repriced: z.object({ fromInCents: z.int(), toInCents: z.int() }).optional(),
    /** What was held for it, or above what it costs, and is its client's credit now. */
    freedInCents: z.int().optional(),
    associateId,
    doer,
  }),
  (payload) => ofVersion(payload, payload.purchaseId),
)

export const dropshippingMoved = message(
  'dropshippingMoved',
  z.object({
    requestId: z.uuid(),
    version: z.int(),
    code: z.string(),
    userId,
    action: z.enum(DROPSHIPPING_ACTIONS),
    from: z.enum(DROPSHIPPING_STATUSES).nullable(),
    to: z.enum(DROPSHIPPING_STATUSES),
    note: z.string(),
    associateId,
    doer,
  }),
  (payload) => ofVersion(payload, payload.requestId),
)

export const incidentMoved = message(
  'incidentMoved',
  z.object({
    incidentId: z.uuid(),
    action: z.enum(INCIDENT_ACTIONS),
    orderId: z.uuid(),
    code: z.string(),
    userId,
    from: z.enum(ORDER_STATUSES),
    to: z.enum(ORDER_STATUSES),
    note: z.string(),
    /** How it ended, and what that gave its client. */
    end: endOfIncident.optional(),
  }),
  ({ incidentId, action }) => `${incidentId}/${action}`,
)

/** Its reader finds which bills, as they are by then. */
export const billsReminded = message('billsReminded', billsRemindedPayload, ({ userId, on }) => `${userId}/${on}`)

export const billCreated = message('billCreated', z.object({ billId: z.uuid(), code: z.string(), doer }), ({ billId }) => billId)

export const paymentProofAdded = message(
  'paymentProofAdded',
  z.object({ proofId: z.uuid(), for: paid, doer }),
  ({ proofId }) => proofId,
)

export const paymentProofRefused = message(
  'paymentProofRefused',
  z.object({ proofId: z.uuid(), for: paid, userId: z.uuid(), reason: z.string() }),
  ({ proofId }) => proofId,
)

/** A client wrote to the house, or the house to a client. */
export const messageWritten = message('messageWritten', messageWrittenPayload, ({ messageId }) => messageId)

/** A part of what a bill waited for came, or more than was due: its client reads what is left, or in their favour. */
export const paymentReceived = message('paymentReceived', paymentReceivedPayload, ({ paymentId }) => paymentId)

/** Something of a bill was given back: its client reads how much, and what of it is in their favour. */
export const creditNoteIssued = message('creditNoteIssued', creditNoteIssuedPayload, ({ creditNoteId }) => creditNoteId)

/** A refund was asked for, paid, refused, or came back. */
export const refundMoved = message('refundMoved', refundMovedPayload.extend({ doer }), ({ refundId, to }) => `${refundId}/${to}`)

/** A call waits for a second administrator, or was answered. */
export const approvalMoved = message('approvalMoved', approvalMovedPayload, ({ approvalId, to }) => `${approvalId}/${to}`)

/** What a mail of a notification says, whether or not it also rang. */
export const newsMailed = message('newsMailed', newsMailedPayload, ({ deduplicationKey }) => deduplicationKey)

/** What one browser is sent of a notification: alike within ten minutes are one. */
export const newsPushed = message('newsPushed', newsPushedPayload)

export const signInChanged = message('signInChanged', z.object({ userId: z.uuid(), change: z.enum(SIGN_IN_CHANGES) }))

/** Something was done that an intruder would do: the person and every administrator read of it. */
export const guardedActDone = message('guardedActDone', guardedActPayload, ({ actId }) => actId)

/** A mail about a guarded act, to all who read the same words. */
export const securityMailed = message('securityMailed', securityMailPayload, ({ key }) => key)

/** With what the mail says: nothing of it is in the account any more. */
export const accountClosed = message('accountClosed', closedAccountPayload, ({ userId }) => userId)

/** Bytes that no row shows any more. */
export const filesErased = message('filesErased', erasedFilesPayload)

/** What comes next of a document of the SRI: to sign it, to send it, or to ask about it. */
export const fiscalStep = message('fiscalStep', fiscalStepPayload, ({ documentId, step }) => `${documentId}/${step}`)

/** What the SRI authorised goes to its buyer (once: `authorised`), or is sent again. */
export const fiscalDocumentMailed = message('fiscalDocumentMailed', fiscalMailedPayload, (it) => `${it.documentId}/${it.sending}`)

/** An associate was paid, or gave back, and is mailed its paper. */
export const settlementMade = message('settlementMade', settlementMadePayload, ({ settlementId }) => settlementId)

/** Many records wait to be worked off, until none is left. */
export const runStarted = message('runStarted', z.object({ runId: z.uuid() }), ({ runId }) => runId)

export const consentAsked = message('consentAsked', z.object({ requestId: z.uuid() }), ({ requestId }) => requestId)

export const passwordResetRequested = message('passwordResetRequested', z.object({ email: z.string() }))
export const emailLinkAsked = message('emailLinkAsked', z.object({ userId: z.uuid(), email: z.string() }))
export const administratorInvited = message('administratorInvited', z.object({ userId: z.uuid() }))
export const userInvited = message('userInvited', z.object({ userId: z.uuid() }))
type PayloadOf<Declared> = Declared extends Message<string, infer Payload> ? Payload : never
export type OrderMoved = PayloadOf<typeof orderMoved>
export type OrderAnswered = PayloadOf<typeof orderAnswered>
export type OrderDelayed = PayloadOf<typeof orderDelayed>
export type PurchaseMoved = PayloadOf<typeof purchaseMoved>
export type DropshippingMoved = PayloadOf<typeof dropshippingMoved>
export type IncidentMoved = PayloadOf<typeof incidentMoved>
export type BillsReminded = PayloadOf<typeof billsReminded>
export type BillCreated = PayloadOf<typeof billCreated>
export type MessageWritten = PayloadOf<typeof messageWritten>
export type PaymentProofAdded = PayloadOf<typeof paymentProofAdded>
export type PaymentProofRefused = PayloadOf<typeof paymentProofRefused>
export type PaymentReceived = PayloadOf<typeof paymentReceived>
export type ApprovalMoved = PayloadOf<typeof approvalMoved>
export type CreditNoteIssued = PayloadOf<typeof creditNoteIssued>
export type RefundMoved = PayloadOf<typeof refundMoved>
export type SignInChanged = PayloadOf<typeof signInChanged>
export type GuardedActDone = PayloadOf<typeof guardedActDone>
export type SecurityMailed = PayloadOf<typeof securityMailed>
export type PasswordResetRequested = PayloadOf<typeof passwordResetRequested>
export type AdministratorInvited = PayloadOf<typeof administratorInvited>
export type EmailLinkAsked = PayloadOf<typeof emailLinkAsked>
export type UserInvited = PayloadOf<typeof userInvited>
