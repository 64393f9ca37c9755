import type { Conversation } from '@app/contract/conversations/conversations.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { readConversation } from './read-conversation.ts'

export const readOwnConversation = (db: Db, actor: Actor, upTo: number): Promise<Conversation> =>
  readConversation(db, actor, actor.userId, { upTo })
