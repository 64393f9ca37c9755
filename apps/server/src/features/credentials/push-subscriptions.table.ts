import { PUSH_CHOICES } from '@app/domain'
import { sql } from 'drizzle-orm'
import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, isOneOf } from '../../db/columns.ts'
import { sessionsTable } from './sessions.table.ts'

/** The browser of a session, as its push service knows it. Gone with the session. */
export const pushSubscriptionsTable = pgTable(
  'push_subscriptions',
  {
    sessionId: uuid()
      .primaryKey()
      .references(() => sessionsTable.id, { onDelete: 'cascade' }),
    endpoint: text().notNull(),
    /** What messages to it are encrypted with (RFC 8291), in base64url. */
    p256dh: text().notNull(),
    auth: text().notNull(),
    choice: text({ enum: PUSH_CHOICES }).notNull(),
    /** When each kind was last sent, or will be, in milliseconds: alike within ten minutes are one. */
    told: jsonb().$type<Record<string, number>>().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (table) => [
    index('push_subscriptions_endpoint_index').on(table.endpoint),
    isOneOf('push_subscriptions_choice_check', table.choice, PUSH_CHOICES),
  ],
)
