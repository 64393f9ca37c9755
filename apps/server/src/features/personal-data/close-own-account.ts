import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { close } from './account-closing.ts'

export const closeOwnAccount = (db: Db, actor: Actor): Promise<void> => db.transaction((tx) => close(tx, actor, actor.userId, ''))
