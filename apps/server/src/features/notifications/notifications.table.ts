import { NOTIFICATION_KINDS, STAFF_NOTIFICATION_KINDS } from '@app/contract/news/notification-kinds'
import type { NotificationPayload } from '@app/contract/notifications.contract'
import { NOTIFICATION_CHANNELS } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, freeText, id, instant, isOneOf } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

const userId = () =>
  uuid()
    .notNull()
    .references(() => usersTable.id)

/** In the words of the index: with values in place of names it would not be used. */
export const isUnreadOfStaff = ({ kind, readAt }: { kind: AnyPgColumn; readAt: AnyPgColumn }): SQL =>
  sql`${readAt} is null and ${kind} in (${sql.raw(STAFF_NOTIFICATION_KINDS.map((name) => `'${name}'`).join(', '))})`

export const notificationsTable = pgTable(
  'notifications',
  {
    id: id(),
    userId: userId(),
    /** Which sentence the web shows, in the person's language, with the values of `payload`. */
    kind: text({ enum: NOTIFICATION_KINDS }).notNull(),
    payload: jsonb().$type<NotificationPayload>().notNull().default(sql`'{}'`),
    recordKind: text(),
    recordId: uuid(),
    /** The path it opens. */
    location: freeText(),
    /** The same one twice is one notification. */
    deduplicationKey: text().unique('notifications_deduplication_key_unique'),
    createdAt: createdAt(),
    readAt: instant(),
    /** Given by the database (a trigger), in the order of commits; a later notification may be of an earlier event. */
    position: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [
    uniqueIndex('notifications_position_unique').on(table.position),
    index('notifications_by_position_index').on(table.userId, table.position),
    index('notifications_of_user_index').on(table.userId, table.createdAt, table.id),
    index('notifications_unread_index').on(table.userId).where(sql`${table.readAt} is null`),
    index('notifications_unread_of_staff_index').on(table.recordId).where(isUnreadOfStaff(table)),
  ],
)
export type NotificationRow = typeof notificationsTable.$inferSelect

/** What somebody chose; without a row, the kind's own default counts. */
export const notificationPreferencesTable = pgTable(
  'notification_preferences',
  {
    userId: userId(),
    kind: text().notNull(),
    channel: text({ enum: NOTIFICATION_CHANNELS }).notNull(),
    isEnabled: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.kind, table.channel] }),
    isOneOf('notification_preferences_channel_check', table.channel, NOTIFICATION_CHANNELS),
  ],
)
export type NotificationPreferenceRow = typeof notificationPreferencesTable.$inferSelect
