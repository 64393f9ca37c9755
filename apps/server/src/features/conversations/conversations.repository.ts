// The only file that reads and adds what conversations say.
import { and, desc, eq, gt, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { only } from '../../records/only.ts'
import { lockWhere } from '../../records/records.repository.ts'
import { waiting } from '../../records/waiting.ts'
import { filesNamedAsJson } from '../files/files.repository.ts'
import { writerNamedBy } from '../people/person-columns.repository.ts'
import { conversationKind } from './conversations.kind.ts'
import { type ConversationRow, conversationMessagesTable, conversationsTable } from './conversations.table.ts'

export const MESSAGES_A_PAGE = 50

const { id, number, isFromHouse, text, aboutKind, aboutId, createdAt, conversationId } = conversationMessagesTable

const MESSAGE_VIEW = {
  ...{ id, number, isFromHouse, text, aboutKind, aboutId, createdAt },
  author: writerNamedBy(conversationMessagesTable.authorId),
  files: filesNamedAsJson(conversationMessagesTable.fileIds),
}
const messageInView = recordView(conversationMessagesTable, id, MESSAGE_VIEW)
export type MessageInView = RowOf<typeof MESSAGE_VIEW>

/** None before the first message. */
export async function conversationOf(db: Db, clientId: string): Promise<ConversationRow | undefined> {
  const [found] = await db.select().from(conversationsTable).where(eq(conversationsTable.clientId, clientId))
  return found
}

/** Locked; made where it is not there yet. */
export async function holdConversation(db: Db, clientId: string): Promise<ConversationRow> {
  await db.insert(conversationsTable).values({ clientId }).onConflictDoNothing()
  return only(await lockWhere(db, conversationKind, eq(conversationsTable.clientId, clientId)))
}

/** The newest before a number, newest first, and one more where there are older ones; and how many there are in all. */
export function messagesBefore(db: Db, ofConversation: string, before: number | undefined) {
  const after: SQL | undefined = before === undefined ? undefined : lt(number, before)
  const page = { cursor: sql<string>`''`, after, orderBy: [desc(number)], limit: MESSAGES_A_PAGE + 1, offset: 0 }
  return messageInView.page(db, eq(conversationId, ofConversation), page)
}

export const messagesByIds = messageInView.byIds

/** What one side wrote after a number. */
export const countAfter = (db: Db, ofConversation: string, after: number, fromHouse: boolean): Promise<number> =>
  db.$count(conversationMessagesTable, and(eq(conversationId, ofConversation), gt(number, after), eq(isFromHouse, fromHouse)))

export async function addMessage(db: Db, message: typeof conversationMessagesTable.$inferInsert): Promise<void> {
  await db.insert(conversationMessagesTable).values(message)
}

/** How many clients wait for an answer; counting stops at `most`. */
export const conversationsWaiting = waiting(
  conversationsTable,
  isNotNull(conversationsTable.openSince),
  conversationsTable.openSince,
)

export const waitsForAnAnswer = (clientId: AnyPgColumn): SQL => sql`exists (
  select 1 from ${conversationsTable} where ${conversationsTable.clientId} = ${clientId} and ${isNotNull(conversationsTable.openSince)})`
