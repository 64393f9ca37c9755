// Who is told what, and how unless they choose otherwise.
import {
  accounts,
  conversations,
  dropshipping,
  orderActions,
  orderMatching,
  paymentProofs,
  payments,
  purchaseActions,
} from '@app/contract'
import {
  CLIENT_NOTIFICATION_KINDS,
  SECURITY_NOTIFICATION_KINDS,
  STAFF_NOTIFICATION_KINDS,
} from '@app/contract/news/notification-kinds'
import type { NotificationKind } from '@app/contract/notifications.contract'
import { type Actor, type Duties, hasDuty, type NotificationChannel } from '@app/domain'

export type StaffNotificationKind = (typeof STAFF_NOTIFICATION_KINDS)[number]

/** Something waits for what only this person can do: it always rings, and comes by mail. */
const ASKS_ITS_CLIENT: ReadonlySet<NotificationKind> = new Set([
  'orderIncomplete',
  'orderReadyToPay',
  'orderWaits',
  'billIssued',
  'billVoided',
  'paymentReminder',
  'paymentUndone',
  'paymentProofRefused',
  'purchasePriceProposed',
  'dropshippingQuoted',
])

/** What should not wait for days comes by mail too. Staff look at their lists all day and get no mail unless they choose it. */
const MAILED: ReadonlySet<NotificationKind> = new Set([
  ...ASKS_ITS_CLIENT,
  'orderDelayed',
  'orderPaid',
  'paymentReceived',
  'creditNoteIssued',
  'refundPaid',
  'refundRefused',
  'refundReturned',
  'orderRemoved',
  'purchaseCutDown',
  'purchaseRemoved',
  'incidentOpened',
  'incidentResolved',
  'messageAnswered',
  ...SECURITY_NOTIFICATION_KINDS,
])

/** An intruder would switch them off first. */
const OF_SECURITY: ReadonlySet<NotificationKind> = new Set(SECURITY_NOTIFICATION_KINDS)

/** `associate`: whoever works on the record, and the administrators where nobody does. */
export const TOLD_TO: Readonly<Record<StaffNotificationKind, 'associate' | 'administrators'>> = {
  orderToReview: 'associate',
  orderAnswered: 'associate',
  packageMatched: 'administrators',
  purchaseToReview: 'associate',
  purchaseAccepted: 'associate',
  dropshippingToQuote: 'associate',
  dropshippingAccepted: 'associate',
  paymentProofReceived: 'administrators',
  billRequested: 'administrators',
  refundRequested: 'administrators',
  approvalRequested: 'administrators',
  approvalAnswered: 'administrators',
  messageReceived: 'associate',
}

/** The call that settles it: of administrators only who may do it are told. What was answered is told to whoever asked. */
const SETTLED_BY: Readonly<Record<StaffNotificationKind, { duties?: Duties }>> = {
  orderToReview: orderActions.setValue,
  orderAnswered: orderActions.updateIncomplete,
  packageMatched: orderMatching.updateOrderClient,
  purchaseToReview: purchaseActions.reviewPurchase,
  purchaseAccepted: purchaseActions.approvePurchase,
  dropshippingToQuote: dropshipping.updateDropshipping,
  dropshippingAccepted: dropshipping.updateDropshipping,
  paymentProofReceived: paymentProofs.reviewPaymentProof,
  billRequested: payments.confirmClientPayment,
  refundRequested: accounts.answerRefund,
  approvalRequested: accounts.answerApproval,
  approvalAnswered: {},
  messageReceived: conversations.answerClient,
}

export const isMatterOf = (actor: Pick<Actor, 'role' | 'duties'>, kind: StaffNotificationKind): boolean => {
  const { duties } = SETTLED_BY[kind]
  return duties === undefined || hasDuty(actor, duties)
}

export const isEnabledByDefault = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  channel === 'bell' || MAILED.has(kind)

export const canBeDisabled = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  !OF_SECURITY.has(kind) && (channel === 'mail' || !ASKS_ITS_CLIENT.has(kind))

/** Something waits for its reader. */
export function isToAct(kind: NotificationKind): boolean {
  const staffKind = STAFF_NOTIFICATION_KINDS.find((one) => one === kind)
  return staffKind ? SETTLED_BY[staffKind].duties !== undefined : ASKS_ITS_CLIENT.has(kind)
}

/** In the order in which things happen. */
export const kindsFor = (actor: Pick<Actor, 'role' | 'duties'>): readonly NotificationKind[] => [
  ...workOf(actor),
  ...SECURITY_NOTIFICATION_KINDS,
]

function workOf(actor: Pick<Actor, 'role' | 'duties'>): readonly NotificationKind[] {
  const { role } = actor
  if (role === 'client') return CLIENT_NOTIFICATION_KINDS
  return STAFF_NOTIFICATION_KINDS.filter((kind) => (role === 'administrator' ? isMatterOf(actor, kind) : TOLD_TO[kind] === role))
}
