import type { ConversationMessage } from '@app/contract/conversations/conversations.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import * as users from '../users/users.repository.ts'
import { keepMessage, type ToWrite } from './keep-message.ts'

export const writeToHouse = async (db: Db, storage: FileStorage, actor: Actor, message: ToWrite): Promise<ConversationMessage> =>
  keepMessage(db, storage, actor, await users.getClient(db, actor, actor.userId), message)
