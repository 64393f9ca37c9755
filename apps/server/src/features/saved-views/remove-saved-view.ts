import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as savedViews from './saved-views.repository.ts'
import { requireMayManage } from './sharing.ts'

/** @throws DomainError `savedViewNotFound` (404), `permissionMissing` (403) */
export const removeSavedView = (db: Db, actor: Actor, id: string): Promise<void> =>
  db.transaction(async (tx) => {
    requireMayManage(actor, await savedViews.lock(tx, actor, id))
    await savedViews.remove(tx, id)
  })
