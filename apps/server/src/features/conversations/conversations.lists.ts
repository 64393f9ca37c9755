import { conversations as contract } from '@app/contract'
import { isNotNull, sql } from 'drizzle-orm'
import { recordView } from '../../db/record-view.ts'
import { instantAsAnswered } from '../../db/text-as-answered.ts'
import { list } from '../../records/list.ts'
import { between } from '../../records/list-filters.ts'
import { isOfNamedUser } from '../people/named-users.repository.ts'
import { personNamedBy } from '../people/person-columns.repository.ts'
import { conversationKind } from './conversations.kind.ts'
import { conversationsTable as conversations, conversationMessagesTable as messages } from './conversations.table.ts'

const { id, clientId, openSince, lastNumber, settledNumber } = conversations
const ofIt = sql`${messages.conversationId} = ${id}`
const BEGINNING_IN_LETTERS = 160

const OPEN_VIEW = {
  ...{ id, openSince },
  client: personNamedBy(clientId),
  waiting: sql<number>`(select count(*)::int from ${messages} where ${ofIt} and ${messages.number} > ${settledNumber} and not ${messages.isFromHouse})`,
  lastText: sql<string>`coalesce((select left(${messages.text}, ${sql.raw(String(BEGINNING_IN_LETTERS))}) from ${messages} where ${ofIt} and ${messages.number} = ${lastNumber}), '')`,
  hasFiles: sql<boolean>`coalesce((select cardinality(${messages.fileIds}) > 0 from ${messages} where ${ofIt} and ${messages.number} = ${lastNumber}), false)`,
}
const openInView = recordView(conversations, id, OPEN_VIEW)

/** Clients who wait for an answer, searched by the client. */
export const openConversations = list(
  contract.listOpenConversations,
  {
    id,
    page: (db, { where, page }) => openInView.page(db, where, page),
    view: (rows) =>
      rows.map(({ id, client, openSince: since, waiting, lastText, hasFiles }) => ({
        id,
        client,
        openSince: instantAsAnswered(since ?? ''),
        waiting,
        lastText,
        hasFiles,
      })),
  },
  {
    reach: conversationKind.reach,
    only: () => isNotNull(openSince),
    sort: { openSince },
    range: between(openSince),
    filters: {},
    search: (q, { db }) => isOfNamedUser(db, clientId, q),
  },
)
