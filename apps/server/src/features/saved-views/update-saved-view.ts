import type { savedViews as contract, Received } from '@app/contract'
import type { SavedView } from '@app/contract/saved-views.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { keepView } from './keep-view.ts'
import * as savedViews from './saved-views.repository.ts'
import { requireMayChange } from './sharing.ts'

type Data = Received<typeof contract.updateSavedView>['body']

/** @throws DomainError `savedViewNotFound` (404), `permissionMissing` (403), `savedViewNameTaken`, `sharedViewNameTaken`, `tooManySharedViews` (409) */
export const updateSavedView = (db: Db, actor: Actor, id: string, { isShared, ...data }: Data): Promise<SavedView> =>
  keepView(db, actor, async (tx) => {
    const view = await savedViews.lock(tx, actor, id)
    requireMayChange(actor, view, { ...data, isShared })
    // Whether it opens the screen is its maker's.
    const isDefault = view.userId === actor.userId ? data.isDefault : view.isDefault
    return savedViews.update(tx, view, { ...data, isDefault, isShared: isShared ?? view.isShared })
  })
