import type { SavedView } from '@app/contract/saved-views.contract'
import type { Db } from '../../db/db.ts'
import * as users from '../users/users.repository.ts'
import { savedView } from './saved-view.view.ts'
import * as savedViews from './saved-views.repository.ts'

type Saved = Awaited<ReturnType<typeof savedViews.add>>

/** One after the other for each owner: of two defaults that come at once, the later one stays. */
export const keepView = (db: Db, userId: string, write: (tx: Db) => Promise<Saved>): Promise<SavedView> =>
  db.transaction(async (tx) => {
    await users.hold(tx, userId)
    const view = await write(tx)
    if (view.isDefault) await savedViews.leaveOneDefault(tx, userId, view)
    return savedView(view)
  })
