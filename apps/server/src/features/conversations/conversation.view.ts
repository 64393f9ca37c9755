import type { Conversation, ConversationMessage } from '@app/contract/conversations/conversations.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { instantAsAnswered } from '../../db/text-as-answered.ts'
import { personView } from '../people/person.view.ts'
import type { Account } from '../users/users.repository.ts'
import {
  conversationOf,
  countAfter,
  MESSAGES_A_PAGE,
  type MessageInView,
  messagesBefore,
  messagesByIds,
} from './conversations.repository.ts'
import type { ConversationRow } from './conversations.table.ts'
import { keyOf, type Subject, subjectsOf } from './subjects.ts'

const NOTHING = { messages: [], before: null, total: 0, unread: 0, openSince: null }

/** The newest messages, or those before a number, as this reader may see them. */
export async function viewConversation(db: Db, reader: Actor, client: Account, before?: number): Promise<Conversation> {
  const said = await conversationOf(db, client.id)
  if (!said) return { client: personView(client), ...NOTHING }
  const isClient = reader.role === 'client'
  const { rows: found, total } = await messagesBefore(db, said.id, before)
  const shown = found.slice(0, MESSAGES_A_PAGE).toReversed()
  return {
    client: personView(client),
    messages: await viewMessages(db, reader, said, shown),
    before: found.length > MESSAGES_A_PAGE ? (shown[0]?.number ?? null) : null,
    total,
    unread: await countAfter(db, said.id, isClient ? said.readByClient : said.readByHouse, isClient),
    openSince: said.openSince?.toISOString() ?? null,
  }
}

/** One message, for whoever wrote it. */
export async function viewMessage(db: Db, reader: Actor, said: ConversationRow, id: string): Promise<ConversationMessage> {
  const [message] = await viewMessages(db, reader, said, await messagesByIds(db, [id]))
  if (!message) throw new Error(`message ${id} is not there`)
  return message
}

async function viewMessages(db: Db, reader: Actor, said: ConversationRow, rows: readonly MessageInView[]) {
  const named = rows.flatMap(({ aboutKind, aboutId }) => (aboutKind && aboutId ? [{ kind: aboutKind, id: aboutId }] : []))
  const subjects = await subjectsOf(db, reader, said.clientId, named)
  return rows.map((row) => messageView(reader, said, row, subjects))
}

function messageView(
  { role }: Actor,
  { readByClient, readByHouse }: ConversationRow,
  { id, number, isFromHouse, author, text, aboutKind, aboutId, files, createdAt }: MessageInView,
  subjects: ReadonlyMap<string, Subject>,
): ConversationMessage {
  return {
    id,
    number,
    from: isFromHouse ? 'house' : 'client',
    author: role === 'client' ? null : (author?.name ?? null),
    text,
    about: aboutKind && aboutId ? (subjects.get(keyOf({ kind: aboutKind, id: aboutId })) ?? null) : null,
    files,
    createdAt: instantAsAnswered(createdAt),
    isRead: number <= (isFromHouse ? readByClient : readByHouse),
  }
}
