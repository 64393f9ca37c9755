import type { SavedView } from '@app/contract/saved-views.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as users from '../users/users.repository.ts'
import { savedView } from './saved-view.view.ts'
import * as savedViews from './saved-views.repository.ts'

/** One after the other for each person: of two defaults that come at once, the later one stays. */
export const keepView = (db: Db, actor: Actor, write: (tx: Db) => Promise<string>): Promise<SavedView> =>
  db.transaction(async (tx) => {
    await users.hold(tx, actor.userId)
    const view = await savedViews.read(tx, await write(tx))
    if (view.isDefault && view.userId === actor.userId) await savedViews.leaveOneDefault(tx, view)
    if (view.isShared) await savedViews.requireRoom(tx, view.screen)
    return savedView(actor, view)
  })
