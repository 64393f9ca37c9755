import type { savedViews as contract, Received } from '@app/contract'
import type { SavedView } from '@app/contract/saved-views.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as users from '../users/users.repository.ts'
import * as savedViews from './saved-views.repository.ts'

type Data = Received<typeof contract.addSavedView>['body']
type Saved = Awaited<ReturnType<typeof savedViews.add>>

export const addView = (db: Db, { userId }: Actor, data: Data): Promise<SavedView> =>
  save(db, userId, (tx) => savedViews.add(tx, userId, data))

export const updateView = (db: Db, { userId }: Actor, id: string, data: Data): Promise<SavedView> =>
  save(db, userId, (tx) => savedViews.update(tx, userId, id, data))

/** One after the other for each owner: of two defaults that come at once, the later one stays. */
const save = (db: Db, userId: string, write: (tx: Db) => Promise<Saved>): Promise<SavedView> =>
  db.transaction(async (tx) => {
    await users.hold(tx, userId)
    const view = await write(tx)
    if (view.isDefault) await savedViews.leaveOneDefault(tx, userId, view)
    return savedView(view)
  })

export const savedView = ({ createdAt, updatedAt, ...view }: Saved): SavedView => ({
  ...view,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
