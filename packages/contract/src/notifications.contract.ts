import { DROPSHIPPING_STATUSES, ORDER_STATUSES, PAYMENT_PROOF_STATUSES, PURCHASE_STATUSES, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, ids, instant } from './fields/fields.ts'
import { listOf, listQuery } from './list.ts'

/** Told to clients: each is one sentence, which the notifications component says in the person's language. */
export const CLIENT_NOTIFICATION_KINDS = [
  'orderRegistered',
  'orderReviewed',
  'orderIncomplete',
  'orderResumed',
  'orderInMiami',
  'receiptUndone',
  'orderShipped',
  'orderArrived',
  'orderReadyToPay',
  'orderPriceChanged',
  'billIssued',
  'billVoided',
  'orderPaid',
  'orderDelivered',
  'orderRemoved',
  'orderSplit',
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

/** Told to staff: what waits for them. */
export const STAFF_NOTIFICATION_KINDS = [
  'orderToReview',
  'orderAnswered',
  'packageMatched',
  'purchaseToReview',
  'purchaseAccepted',
  'dropshippingToQuote',
  'dropshippingAccepted',
  'paymentProofReceived',
  'billRequested',
] as const

export const NOTIFICATION_KINDS = [...CLIENT_NOTIFICATION_KINDS, ...STAFF_NOTIFICATION_KINDS] as const
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

const unreadCount = z.strictObject({ unread: z.int() })

/** Some of one's own, all of these or none; or every one there is. */
export const markNotificationsRead = endpoint({
  method: 'PUT',
  path: '/notification/read',
  summary: 'Marks some or all of one’s own notifications as read.',
  roles: ROLES,
  body: z.union([z.strictObject({ ids }), z.strictObject({ all: z.literal(true) })]),
  response: unreadCount,
})

/**
 * One's own as they come: `notification` (its id is the event's) and `unread` whenever the count changes, first at once. After a cut, the
 * header `Last-Event-ID` or `after` names the last one that arrived, and what came since comes first. One that is there twice is one. A
 * comment every 15 seconds says that the stream is open; it ends with the session, and the oldest of more than five that a person opens ends too.
 */
export const streamNotifications = endpoint({
  method: 'GET',
  path: '/notification/stream',
  summary: 'What one is told, as it comes (server-sent events).',
  roles: ROLES,
  query: z.strictObject({ after: id.optional() }),
  response: 'stream',
  events: { notification, unread: unreadCount },
})

/** `bell` is the list and the stream. */
export const NOTIFICATION_CHANNELS = ['bell', 'mail'] as const
export type NotificationChannel = (typeof NOTIFICATION_CHANNELS)[number]

const channelPreference = z.strictObject({
  isEnabled: z.boolean(),
  isEnabledByDefault: z.boolean(),
  /** What asks for something that only this person can do always rings. */
  canBeDisabled: z.boolean(),
})

export const notificationPreferences = z.strictObject({
  preferences: z.array(z.strictObject({ kind: z.enum(NOTIFICATION_KINDS), bell: channelPreference, mail: channelPreference })),
})
export type NotificationPreferences = z.output<typeof notificationPreferences>

/** Every kind that one's role is told, with what is in force. */
export const listNotificationPreferences = endpoint({
  method: 'GET',
  path: '/notification/preferences',
  summary: 'Which notifications ring the bell and which come by mail.',
  roles: ROLES,
  response: notificationPreferences,
})

/** All of these or none; what is not named stays as it is. */
export const updateNotificationPreferences = endpoint({
  method: 'PUT',
  path: '/notification/preferences',
  summary: 'Chooses which notifications ring the bell and which come by mail.',
  roles: ROLES,
  body: z.strictObject({
    preferences: z
      .array(
        z.strictObject({
          kind: z.enum(NOTIFICATION_KINDS),
          channel: z.enum(NOTIFICATION_CHANNELS),
          isEnabled: z.boolean(),
        }),
      )
      .min(1)
      .max(100),
  }),
  response: notificationPreferences,
})
