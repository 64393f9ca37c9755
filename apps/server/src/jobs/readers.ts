import { onConsentAsked } from '../features/authorized-names/consent/on-consent-asked.ts'
import { refuseWithOrder } from '../features/dropshipping/refuse-with-order.ts'
import { onFiscalDocumentMailed } from '../features/fiscal-documents/on-fiscal-document-mailed.ts'
import { onFiscalStep } from '../features/fiscal-documents/queue/on-fiscal-step.ts'
import { onCreditNoteIssued, onPaymentReceived, onRefundMoved } from '../features/notifications/account/on-account-moved.ts'
import { onApprovalMoved } from '../features/notifications/account/on-approval-moved.ts'
import { onBillsReminded } from '../features/notifications/account/on-bills-reminded.ts'
import { onOrderDelayed } from '../features/notifications/delays/on-order-delayed.ts'
import { onOrderWaits } from '../features/notifications/delays/on-order-waits.ts'
import { onMessageWritten } from '../features/notifications/messages/on-message-written.ts'
import { onBillCreated } from '../features/notifications/on-bill-created.ts'
import { onDropshippingMoved } from '../features/notifications/on-dropshipping-moved.ts'
import { onIncidentMoved } from '../features/notifications/on-incident-moved.ts'
import { onNewsMailed } from '../features/notifications/on-news-mailed.ts'
import { onOrderAnswered } from '../features/notifications/on-order-answered.ts'
import { onOrderMoved } from '../features/notifications/on-order-moved.ts'
import { onPaymentProofAdded, onPaymentProofRefused } from '../features/notifications/on-payment-proof.ts'
import { onPurchaseMoved } from '../features/notifications/on-purchase-moved.ts'
import { onNewsPushed } from '../features/notifications/push/on-news-pushed.ts'
import { onGuardedActDone } from '../features/notifications/security/on-guarded-act-done.ts'
import { onSecurityMailed } from '../features/notifications/security/on-security-mailed.ts'
import * as messages from '../features/outbox/messages.ts'
import type { OutboxMessageRow } from '../features/outbox/outbox.table.ts'
import { saidAs } from '../features/outbox/said-as.ts'
import { onAccountClosed } from '../features/personal-data/on-account-closed.ts'
import { onFilesErased } from '../features/personal-data/on-files-erased.ts'
import { onRunStarted } from '../features/runs/on-run-started.ts'
import { onEmailLinkAsked } from '../features/sessions/email/on-email-link-asked.ts'
import { onAdministratorInvited } from '../features/sessions/on-administrator-invited.ts'
import { onPasswordResetRequested } from '../features/sessions/on-password-reset-requested.ts'
import { onSignInChanged } from '../features/sessions/on-sign-in-changed.ts'
import { onUserInvited } from '../features/sessions/on-user-invited.ts'
import { onSettlementMade } from '../features/settlement-papers/on-settlement-made.ts'
import type { JobParts } from './job-parts.ts'

type Declared = typeof messages
export type Kind = keyof Declared
type PayloadOf<Declaration> = Declaration extends messages.Message<string, infer Payload> ? Payload : never
type Payloads = { [K in Kind]: PayloadOf<Declared[K]> }
type Reader<Payload> = (parts: JobParts, said: messages.Said<Payload>) => Promise<unknown>
export type Readers = { readonly [K in Kind]: Reader<Payloads[K]> }

/** Also that each is stored under the name by which it is exported. */
const MESSAGES: { readonly [K in Kind]: messages.Message<K, Payloads[K]> } = messages

/** What follows once a transaction has committed, message by message. Every reader may run twice. */
export const READERS: Readers = {
  accountClosed: onAccountClosed,
  administratorInvited: onAdministratorInvited,
  approvalMoved: onApprovalMoved,
  billCreated: onBillCreated,
  billsReminded: onBillsReminded,
  consentAsked: onConsentAsked,
  creditNoteIssued: onCreditNoteIssued,
  dropshippingMoved: onDropshippingMoved,
  filesErased: onFilesErased,
  fiscalDocumentMailed: onFiscalDocumentMailed,
  emailLinkAsked: onEmailLinkAsked,
  fiscalStep: onFiscalStep,
  guardedActDone: onGuardedActDone,
  incidentMoved: onIncidentMoved,
  messageWritten: onMessageWritten,
  newsMailed: onNewsMailed,
  newsPushed: onNewsPushed,
  orderAnswered: onOrderAnswered,
  orderDelayed: onOrderDelayed,
  orderWaits: onOrderWaits,
  orderMoved: async (parts, said) => {
    await onOrderMoved(parts, said)
    await refuseWithOrder(parts, said)
  },
  passwordResetRequested: onPasswordResetRequested,
  paymentProofAdded: onPaymentProofAdded,
  paymentProofRefused: onPaymentProofRefused,
  paymentReceived: onPaymentReceived,
  purchaseMoved: onPurchaseMoved,
  refundMoved: onRefundMoved,
  runStarted: onRunStarted,
  securityMailed: onSecurityMailed,
  settlementMade: onSettlementMade,
  signInChanged: onSignInChanged,
  userInvited: onUserInvited,
}

export const KINDS = Object.keys(READERS) as Kind[]
const isKind = (kind: string): kind is Kind => Object.hasOwn(READERS, kind)

/** @returns `Postponed` where it could not be read yet. @throws ZodError where its payload is of another shape. */
export function readMessage(parts: JobParts, row: OutboxMessageRow): Promise<unknown> {
  if (!isKind(row.kind)) throw new Error(`a message of an unknown kind: ${row.kind}`)
  return readAs(row.kind, parts, row)
}

function readAs<K extends Kind>(kind: K, parts: JobParts, row: OutboxMessageRow): Promise<unknown> {
  return READERS[kind](parts, saidAs(MESSAGES[kind], row))
}
