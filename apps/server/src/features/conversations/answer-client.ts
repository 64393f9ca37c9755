import type { ConversationMessage } from '@app/contract/conversations/conversations.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import * as users from '../users/users.repository.ts'
import { keepMessage, type ToWrite } from './keep-message.ts'

/** @throws clientNotFound also where the client is not this associate's. */
export async function answerClient(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  clientId: string,
  message: ToWrite,
): Promise<ConversationMessage> {
  return keepMessage(db, storage, actor, await users.getClient(db, actor, clientId), message)
}
