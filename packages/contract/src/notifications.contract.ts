import {
  APPROVAL_STATUSES,
  DROPSHIPPING_STATUSES,
  EVERY_DUTY,
  NOTIFICATION_CHANNELS,
  ORDER_STATUSES,
  OWNERS_ALONE,
  PAYMENT_PROOF_STATUSES,
  PURCHASE_STATUSES,
  REFUND_STATUSES,
  ROLES,
  UNSENT_REASONS,
} from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { AUDITED_RECORDS } from './fields/audit-words.ts'
import { done, id, ids, instant } from './fields/fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './fields/list.ts'
import { titles } from './fields/title.ts'
import { NOTIFICATION_KINDS } from './news/notification-kinds.ts'

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number]

const STATUSES = z.enum([
  ...ORDER_STATUSES,
  ...PURCHASE_STATUSES,
  ...PAYMENT_PROOF_STATUSES,
  ...DROPSHIPPING_STATUSES,
  ...REFUND_STATUSES,
  ...APPROVAL_STATUSES,
])

export const notificationPayload = z
  .strictObject({
    orderCode: z.string().meta({
      description:
        'Of the order, the purchase, the bill, the payment, the refund or the approval; of a message who wrote it, or what was asked about, of a reminder what is due, and of a security notice what it is about, in the language of the reader.',
    }),
    things: titles
      .optional()
      .meta({ description: 'What its client calls what it is about; not told to staff, nor of payments and refunds.' }),
    from: STATUSES.nullable(),
    to: STATUSES.nullable().meta({ description: 'None in a security notice.' }),
    note: z.string().meta({
      description:
        'What is missing, what staff say of a purchase, a receipt, a refund or an incident, or how a message begins, in the words of whoever wrote it; what is left to pay, or in favour, in the language of the reader; of a security notice all of it, in that language; else empty.',
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
  query: listQueryBy({ sort: ['createdAt'], range: 'told' }),
  response: listOf(notification).extend({ unread: z.int() }),
})

const change = z
  .strictObject({
    kind: z.enum(AUDITED_RECORDS),
    id: id.nullable().meta({ description: 'Null: so many of the kind changed at once that they are not named.' }),
    by: id.nullable().meta({
      description: 'Who changed it; null where the house did by itself, or several people, and to associates whoever else did.',
    }),
  })
  .meta({ description: 'A record that somebody changed. It says nothing of the record: whoever shows it asks again.' })
export type Change = z.output<typeof change>

const unreadCount = z.strictObject({ unread: z.int() })

export const markNotificationsRead = endpoint({
  method: 'PUT',
  path: '/notification/read',
  summary: 'Marks some or all of one’s own notifications as read.',
  description: "Some of one's own, all of these or none; or every one there is.",
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
  body: z.union([z.strictObject({ ids }), z.strictObject({ all: z.literal(true) })]),
  response: unreadCount,
})

export const streamNotifications = endpoint({
  method: 'GET',
  path: '/notification/stream',
  summary: 'What one is told, as it comes (server-sent events).',
  description:
    "One's own as they come: `notification` (its id is the event's) and `unread` whenever the count changes, first at once. Administrators and associates are told `changed` too, once a second, of each record within reach, whatever the call was that changed it; what changed while nobody listened is not told. After a cut, the header `Last-Event-ID` or `after` names the last one that arrived, and what came since comes first. One that is there twice is one. A comment every 15 seconds says that the stream is open; it ends with the session, and the oldest of more than five that a person opens ends too.",
  roles: ROLES,
  query: z.strictObject({ after: id.optional() }),
  response: 'stream',
  events: { notification, unread: unreadCount, changed: change },
})

/** `bell` is the list and the stream. */

const channelPreference = z.strictObject({
  isEnabled: z.boolean(),
  isEnabledByDefault: z.boolean(),
  canBeDisabled: z.boolean().meta({
    description:
      'What asks for something that only this person can do always rings; security notices always ring and come by mail.',
  }),
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
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
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

// What is mailed, and did not arrive (trust: the screen never says that something was mailed when nothing can be).

export const unsentMail = z
  .strictObject({
    id,
    at: instant,
    to: z.string(),
    subject: z.string(),
    reason: z
      .enum(UNSENT_REASONS)
      .meta({ description: '`noServer`: there was no mail server. `refused`: it did not take the mail.' }),
    error: z.string().nullable().meta({ description: 'What the mail server said.' }),
    nextTryAt: instant.nullable().meta({ description: 'Null: nobody tries again before somebody asks for it.' }),
  })
  .meta({ description: 'A mail that reached nobody.' })
export type UnsentMail = z.output<typeof unsentMail>

export const listUnsentMails = endpoint({
  method: 'GET',
  path: '/mail',
  summary: 'Mails that reached nobody: kept while there was no mail server, or refused by it.',
  exportGuard: 'sensitive',
  roles: ['administrator'],
  query: listQueryBy({ sort: ['at', 'to'], range: 'toSend' }).extend({
    reason: repeated(z.enum(UNSENT_REASONS)),
  }),
  response: listOf(unsentMail),
})

export const sendUnsentMails = endpoint({
  method: 'POST',
  path: '/mail/send',
  summary: 'Sends mails that reached nobody, with links of today.',
  description:
    'Each is written anew from what happened, so that its link works, and leaves the list; one that is refused again comes back.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: OWNERS_ALONE,
  body: z.strictObject({ mailIds: ids }),
  response: done,
})

export const exportUnsentMails = exportOf(listUnsentMails)
export const selectUnsentMails = selectionOf(listUnsentMails)
