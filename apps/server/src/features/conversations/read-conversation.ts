import type { Conversation } from '@app/contract/conversations/conversations.contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { edit } from '../../records/guarded-update.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import * as users from '../users/users.repository.ts'
import { viewConversation } from './conversation.view.ts'
import { conversationKind } from './conversations.kind.ts'
import { conversationOf, holdConversation } from './conversations.repository.ts'

type Read = { upTo: number; isSettled?: boolean }

/**
 * Marks what the other side wrote as read; what was read stays read. Settling closes what waits without an answer.
 * @throws conversationChangedMeanwhile where the client wrote again after what was settled.
 */
export function readConversation(
  db: Db,
  actor: Actor,
  clientId: string,
  { upTo, isSettled = false }: Read,
): Promise<Conversation> {
  return db.transaction(async (tx) => {
    const client = await users.getClient(tx, actor, clientId)
    if (!(await conversationOf(tx, client.id))) return viewConversation(tx, actor, client)
    const said = await holdConversation(tx, client.id)
    const mark = actor.role === 'client' ? 'readByClient' : 'readByHouse'
    const readUpTo = Math.max(said[mark], Math.min(upTo, said.lastNumber))
    const settles = isSettled && said.openSince !== null
    if (settles && upTo < said.lastNumber) throw new DomainError('conversationChangedMeanwhile', { ids: [said.id] })
    const settled = settles ? { openSince: null, settledNumber: said.lastNumber } : {}
    if (settles || readUpTo !== said[mark]) await edit(tx, conversationKind, said, { [mark]: readUpTo, ...settled })
    if (settles)
      await addEvents(tx, actor, [{ aggregate: 'conversation', aggregateId: said.id, action: 'settle', changes: { upTo } }])
    return viewConversation(tx, actor, client)
  })
}
