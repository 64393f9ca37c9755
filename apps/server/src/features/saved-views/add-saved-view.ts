import type { savedViews as contract, Received } from '@app/contract'
import type { SavedView } from '@app/contract/saved-views.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { keepView } from './keep-view.ts'
import * as savedViews from './saved-views.repository.ts'
import { requireMayShare } from './sharing.ts'

type Data = Received<typeof contract.addSavedView>['body']

/** @throws DomainError `permissionMissing` (403), `savedViewNameTaken`, `sharedViewNameTaken`, `tooManySharedViews` (409) */
export async function addSavedView(db: Db, actor: Actor, data: Data): Promise<SavedView> {
  if (data.isShared) requireMayShare(actor, data)
  return keepView(db, actor, (tx) => savedViews.add(tx, actor.userId, data))
}
