import type { SavedView } from '@app/contract/saved-views.contract'
import { mayOpenScreen } from '@app/contract/screens/screen-access'
import { hasDuty, OWNERS_ALONE } from '@app/domain'
import { useActor } from '../../session/use-actor.ts'

type Sharing = { isOfAnother: boolean; mayManage: boolean; mayShare: boolean }

/** What this person may do with a view that is shared, or could be. */
export function useSharing(view: SavedView | null): Sharing {
  const actor = useActor()
  const isOfAnother = view?.sharedBy ? view.sharedBy.id !== actor.userId : false
  return {
    isOfAnother,
    mayManage: !isOfAnother || hasDuty(actor, OWNERS_ALONE),
    mayShare: view !== null && !isOfAnother && (view.isShared || mayOpenScreen(actor, view.screen, view.query.view)),
  }
}
