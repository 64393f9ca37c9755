import type { SavedView } from '@app/contract/saved-views.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { savedView } from './saved-view.view.ts'
import * as savedViews from './saved-views.repository.ts'
import { isShownTo } from './sharing.ts'

/** One's own, then the team's, by their names. */
export async function listSavedViews(db: Db, actor: Actor, screen: string | undefined): Promise<SavedView[]> {
  const found = await savedViews.list(db, actor, screen)
  return found.filter(isShownTo(actor)).map((view) => savedView(actor, view))
}
