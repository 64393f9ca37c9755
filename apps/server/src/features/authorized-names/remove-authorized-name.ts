import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as authorizedNames from './authorized-names.repository.ts'

export const removeAuthorizedName = (db: Db, { userId }: Actor, id: string): Promise<void> =>
  authorizedNames.remove(db, userId, id)
