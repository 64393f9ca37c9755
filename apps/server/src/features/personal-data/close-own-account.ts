import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { Where } from '../users/ask-for-administrator.ts'
import { close } from './account-closing.ts'

export const closeOwnAccount = (db: Db, actor: Actor, where: Where): Promise<void> =>
  db.transaction((tx) => close(tx, actor, where, { id: actor.userId, note: '' }))
