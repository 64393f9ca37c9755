import type { savedViews as contract, Received } from '@app/contract'
import type { SavedView } from '@app/contract/saved-views.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as savedViews from './saved-views.repository.ts'

type Data = Received<typeof contract.addSavedView>['body']
type Saved = Awaited<ReturnType<typeof savedViews.add>>

export const addView = (db: Db, { userId }: Actor, data: Data): Promise<SavedView> =>
  db.transaction(async (tx) => settle(tx, userId, await savedViews.add(tx, userId, data)))

export const updateView = (db: Db, { userId }: Actor, id: string, data: Data): Promise<SavedView> =>
  db.transaction(async (tx) => settle(tx, userId, await savedViews.update(tx, userId, id, data)))

async function settle(db: Db, userId: string, view: Saved): Promise<SavedView> {
  if (view.isDefault) await savedViews.leaveOneDefault(db, userId, view)
  return savedView(view)
}

export const savedView = ({ createdAt, updatedAt, ...view }: Saved): SavedView => ({
  ...view,
  createdAt: createdAt.toISOString(),
  updatedAt: updatedAt.toISOString(),
})
