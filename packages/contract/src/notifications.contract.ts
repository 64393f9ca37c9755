import {
  DROPSHIPPING_STATUSES,
  NOTIFICATION_CHANNELS,
  ORDER_STATUSES,
  PAYMENT_PROOF_STATUSES,
  PURCHASE_STATUSES,
  REFUND_STATUSES,
  ROLES,
} from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { id, ids, instant } from './fields/fields.ts'
import { listOf, listQueryBy } from './list.ts'

/** Told to clients: each is one sentence, which the notifications component says in the person's language. */
export const CLIENT_NOTIFICATION_KINDS = [
  'orderRegistered',
  'orderReviewed',
  'orderIncomplete',
  'orderResumed',
  'orderInMiami',
  'receiptUndone',
  'orderShipped',
  'orderDelayed',
  'orderArrived',
  'orderReadyToPay',
  'orderPriceChanged',
  'weighingUndone',
  'billIssued',
  'billVoided',
  'orderPaid',
  'orderDelivered',
  'orderRemoved',
  'orderSplit',
  'paymentUndone',
  'paymentReceived',
  'paymentProofRefused',
  'refundPaid',
  'refundRefused',
  'refundReturned',
  'incidentOpened',
  'incidentResolved',
  'purchaseRegistered',
  'purchasePriceProposed',
  'purchaseApproved',
  'purchaseRemoved',
  'dropshippingQuoted',
  'dropshippingPurchased',
  'dropshippingQuotedAnew',
  'dropshippingRefused',
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
  'refundRequested',
] as const

export const NOTIFICATION_KINDS = [...CLIENT_NOTIFICATION_KINDS, ...STAFF_NOTIFICATION_KINDS] as const
export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

const STATUSES = z.enum([
  ...ORDER_STATUSES,
  ...PURCHASE_STATUSES,
  ...PAYMENT_PROOF_STATUSES,
  ...DROPSHIPPING_STATUSES,
  ...REFUND_STATUSES,
])

export const notificationPayload = z
  .strictObject({
    orderCode: z.string().meta({ description: 'Of the order, the purchase, the bill, the payment or the refund.' }),
    from: STATUSES.nullable(),
    to: STATUSES,
    note: z.string().meta({
      description:
        'What is missing, or what staff say of a purchase, a receipt, a refund or an incident, in the words of whoever wrote it; what is left to pay, or in favour, in the language of the reader; else empty.',
    }),
  })
  .meta({ description: 'The values of the sentence.' })
export type NotificationPayload = z.output<typeof notificationPayload>

export const notification = z.strictObject({
  id,
  kind: z.enum(NOTIFICATION_KINDS),
  payload: notificationPayload,
  location: z.string().startsWith('/').meta({ description: 'The path of the web that it opens.' }),
  createdAt: instant.meta({ description: 'When it happened, not when it was told.' }),
  readAt: instant.nullable(),
})
export type Notification = z.output<typeof notification>

export const listNotifications = endpoint({
  method: 'GET',
  path: '/notification',
  summary: 'What one was told, newest first.',
  description: "One's own, newest first. `unread` counts all of them, up to 10,001.",
  roles: ROLES,
  query: listQueryBy({ sort: ['createdAt'], range: 'was told' }),
  response: listOf(notification).extend({ unread: z.int() }),
})

const unreadCount = z.strictObject({ unread: z.int() })

export const markNotificationsRead = endpoint({
  method: 'PUT',
  path: '/notification/read',
  summary: 'Marks some or all of one’s own notifications as read.',
  description: "Some of one's own, all of these or none; or every one there is.",
  roles: ROLES,
  body: z.union([z.strictObject({ ids }), z.strictObject({ all: z.literal(true) })]),
  response: unreadCount,
})

export const streamNotifications = endpoint({
  method: 'GET',
  path: '/notification/stream',
  summary: 'What one is told, as it comes (server-sent events).',
  description:
    "One's own as they come: `notification` (its id is the event's) and `unread` whenever the count changes, first at once. After a cut, the header `Last-Event-ID` or `after` names the last one that arrived, and what came since comes first. One that is there twice is one. A comment every 15 seconds says that the stream is open; it ends with the session, and the oldest of more than five that a person opens ends too.",
  roles: ROLES,
  query: z.strictObject({ after: id.optional() }),
  response: 'stream',
  events: { notification, unread: unreadCount },
})

/** `bell` is the list and the stream. */

const channelPreference = z.strictObject({
  isEnabled: z.boolean(),
  isEnabledByDefault: z.boolean(),
  canBeDisabled: z.boolean().meta({ description: 'What asks for something that only this person can do always rings.' }),
})

export const notificationPreferences = z.strictObject({
  preferences: z.array(z.strictObject({ kind: z.enum(NOTIFICATION_KINDS), bell: channelPreference, mail: channelPreference })),
})
export type NotificationPreferences = z.output<typeof notificationPreferences>

export const listNotificationPreferences = endpoint({
  method: 'GET',
  path: '/notification/preferences',
  summary: 'Which notifications ring the bell and which come by mail.',
  description: "Every kind that one's role is told, with what is in force.",
  roles: ROLES,
  response: notificationPreferences,
})

export const updateNotificationPreferences = endpoint({
  method: 'PUT',
  path: '/notification/preferences',
  summary: 'Chooses which notifications ring the bell and which come by mail.',
  description: 'All of these or none; what is not named stays as it is.',
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
