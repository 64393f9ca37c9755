import { DROPSHIPPING_STATUSES, ORDER_STATUSES, PAYMENT_PROOF_STATUSES, PURCHASE_STATUSES, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, ids, instant } from './fields.ts'
import { listOf, listQuery } from './list.ts'

/** Each is one sentence, which the notifications component says in the person's language. */
export const NOTIFICATION_KINDS = [
  'orderRegistered',
  'orderReviewed',
  'orderIncomplete',
  'orderResumed',
  'orderInMiami',
  'receiptUndone',
  'orderShipped',
  'orderArrived',
  'orderReadyToPay',
  'billIssued',
  'billVoided',
  'orderPaid',
  'orderDelivered',
  'orderRemoved',
  'paymentUndone',
  'paymentProofRefused',
  'incidentOpened',
  'incidentResolved',
  'purchaseRegistered',
  'purchasePriceProposed',
  'purchaseApproved',
  'purchaseRemoved',
  'dropshippingQuoted',
  'dropshippingPurchased',
] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

const STATUSES = z.enum([...ORDER_STATUSES, ...PURCHASE_STATUSES, ...PAYMENT_PROOF_STATUSES, ...DROPSHIPPING_STATUSES])

/** The values of the sentence. */
export const notificationPayload = z.strictObject({
  /** Of the order, the purchase or the bill. */
  orderCode: z.string(),
  from: STATUSES.nullable(),
  to: STATUSES,
  /** What is missing, or what staff say of a purchase, a receipt or an incident, in the words of whoever wrote it; else empty. */
  note: z.string(),
})
export type NotificationPayload = z.output<typeof notificationPayload>

export const notification = z.strictObject({
  id,
  kind: z.enum(NOTIFICATION_KINDS),
  payload: notificationPayload,
  /** The path of the web that it opens. */
  location: z.string().startsWith('/'),
  /** When it happened, not when it was told. */
  createdAt: instant,
  readAt: instant.nullable(),
})
export type Notification = z.output<typeof notification>

/** One's own, newest first. `unread` counts all of them, up to 10,001. */
export const listNotifications = endpoint({
  method: 'GET',
  path: '/notification',
  summary: 'What one was told, newest first.',
  roles: ROLES,
  query: listQuery.pick({ page: true, limit: true, cursor: true }),
  response: listOf(notification).extend({ unread: z.int() }),
})

/** Some of one's own, all of these or none; or every one there is. */
export const markNotificationsRead = endpoint({
  method: 'PUT',
  path: '/notification/read',
  summary: 'Marks some or all of one’s own notifications as read.',
  roles: ROLES,
  body: z.union([z.strictObject({ ids }), z.strictObject({ all: z.literal(true) })]),
  response: z.strictObject({ unread: z.int() }),
})
