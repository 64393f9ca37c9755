// Who is told what, and how unless they choose otherwise.
import {
  CLIENT_NOTIFICATION_KINDS,
  SECURITY_NOTIFICATION_KINDS,
  STAFF_NOTIFICATION_KINDS,
} from '@app/contract/news/notification-kinds'
import type { NotificationKind } from '@app/contract/notifications.contract'
import type { NotificationChannel, Role } from '@app/domain'

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

export const isEnabledByDefault = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  channel === 'bell' || MAILED.has(kind)

export const canBeDisabled = (kind: NotificationKind, channel: NotificationChannel): boolean =>
  !OF_SECURITY.has(kind) && (channel === 'mail' || !ASKS_ITS_CLIENT.has(kind))

/** In the order in which things happen. */
export function kindsFor(role: Role): readonly NotificationKind[] {
  return [...workOf(role), ...SECURITY_NOTIFICATION_KINDS]
}

function workOf(role: Role): readonly NotificationKind[] {
  if (role === 'client') return CLIENT_NOTIFICATION_KINDS
  return role === 'administrator' ? STAFF_NOTIFICATION_KINDS : STAFF_NOTIFICATION_KINDS.filter((kind) => TOLD_TO[kind] === role)
}
