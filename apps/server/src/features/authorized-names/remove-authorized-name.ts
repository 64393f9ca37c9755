import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as authorizedNames from './authorized-names.repository.ts'

export const removeAuthorizedName = (db: Db, actor: Actor, id: string): Promise<void> => authorizedNames.remove(db, actor, id)
