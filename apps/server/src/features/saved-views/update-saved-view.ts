import type { savedViews as contract, Received } from '@app/contract'
import type { SavedView } from '@app/contract/saved-views.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { keepView } from './keep-view.ts'
import * as savedViews from './saved-views.repository.ts'

type Data = Received<typeof contract.updateSavedView>['body']

export const updateSavedView = (db: Db, actor: Actor, id: string, data: Data): Promise<SavedView> =>
  keepView(db, actor.userId, (tx) => savedViews.update(tx, actor, id, data))
