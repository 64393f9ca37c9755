import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../db/columns.ts'

/** What is to be done once the transaction that wrote it has committed: mails, notifications, jobs. */
export const outboxMessagesTable = pgTable(
  'outbox_messages',
  {
    id: id(),
    kind: text().notNull(),
    payload: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The same key twice is one message. */
    key: text().unique(),
    /** A later message of the same topic may take back one that waits. */
    topic: text(),
    createdAt: createdAt(),
    availableAt: instant().notNull(),
    lockedUntil: instant(),
    attempts: integer().notNull().default(0),
    lastError: text(),
    sentAt: instant(),
    /** When it was given up. */
    failedAt: instant(),
  },
  (table) => [
    index('outbox_messages_waiting_index')
      .on(table.availableAt)
      .where(sql`${table.sentAt} is null and ${table.failedAt} is null`),
    index('outbox_messages_topic_index').on(table.topic).where(sql`${table.topic} is not null and ${table.sentAt} is null`),
    index('outbox_messages_sent_index').on(table.sentAt).where(sql`${table.sentAt} is not null`),
  ],
)
export type OutboxMessageRow = typeof outboxMessagesTable.$inferSelect
