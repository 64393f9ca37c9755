import { CONVERSATION_SUBJECTS } from '@app/domain'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, freeText, id, instant, isOneOf, record } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

/** What a client and the house have to say to each other: one for each client, made with its first message. */
export const conversationsTable = pgTable(
  'conversations',
  {
    ...record(),
    clientId: uuid()
      .notNull()
      .unique('conversations_client_unique')
      .references(() => usersTable.id),
    /** Of the newest message. */
    lastNumber: integer().notNull().default(0),
    /** Up to which number each side has read. */
    readByClient: integer().notNull().default(0),
    readByHouse: integer().notNull().default(0),
    /** The last message that was answered or settled. */
    settledNumber: integer().notNull().default(0),
    /** Since when the client's last word waits; null where nothing waits. */
    openSince: instant(),
    /** When a mail last told the client of an answer. */
    mailedAt: instant(),
  },
  (table) => [index('conversations_open_index').on(table.openSince, table.id).where(sql`${table.openSince} is not null`)],
)
export type ConversationRow = typeof conversationsTable.$inferSelect

export const conversationMessagesTable = pgTable(
  'conversation_messages',
  {
    id: id(),
    conversationId: uuid()
      .notNull()
      .references(() => conversationsTable.id),
    /** From 1, in the order in which they were kept. */
    number: integer().notNull(),
    isFromHouse: boolean().notNull(),
    authorId: uuid()
      .notNull()
      .references(() => usersTable.id),
    text: freeText(),
    aboutKind: text({ enum: CONVERSATION_SUBJECTS }),
    aboutId: uuid(),
    fileIds: uuid().array().notNull().default(sql`'{}'`),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf('conversation_messages_about_check', table.aboutKind, CONVERSATION_SUBJECTS),
    check('conversation_messages_subject_check', sql`num_nonnulls(${table.aboutKind}, ${table.aboutId}) <> 1`),
    uniqueIndex('conversation_messages_number_unique').on(table.conversationId, table.number),
    index('conversation_messages_age_index').on(table.createdAt),
  ],
)
export type ConversationMessageRow = typeof conversationMessagesTable.$inferSelect
