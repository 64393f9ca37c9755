import { mayOpenScreen } from '@app/contract/screens/screen-access'
import { type Actor, DomainError, hasDuty, OWNERS_ALONE } from '@app/domain'
import type { SavedViewRow } from './saved-views.table.ts'

type Place = Pick<SavedViewRow, 'screen' | 'query'>
type Changes = Place & { isDefault: boolean; isShared?: boolean | undefined }

const mayOpen = (actor: Actor, { screen, query }: Place): boolean => mayOpenScreen(actor, screen, query.view)

/** One's own, and what others share of screens that one may open. */
export const isShownTo =
  (actor: Actor) =>
  (view: Place & { userId: string }): boolean =>
    view.userId === actor.userId || mayOpen(actor, view)

/** What one shares one can open oneself. @throws permissionMissing */
export function requireMayShare(actor: Actor, view: Place): void {
  if (!mayOpen(actor, view)) throw new DomainError('permissionMissing')
}

/** What is shared is changed by who made it, and by owners. @throws savedViewNotFound, permissionMissing */
export function requireMayManage(actor: Actor, view: SavedViewRow): void {
  if (!isShownTo(actor)(view)) throw new DomainError('savedViewNotFound', { ids: [view.id] })
  if (view.userId !== actor.userId && !hasDuty(actor, OWNERS_ALONE)) throw new DomainError('permissionMissing')
}

/** An owner gives nobody a view of their own back, nor a screen that opens with it. @throws permissionMissing */
export function requireMayChange(actor: Actor, view: SavedViewRow, changes: Changes): void {
  requireMayManage(actor, view)
  const isOfAnother = view.userId !== actor.userId
  if (isOfAnother && (changes.isDefault || changes.isShared === false)) throw new DomainError('permissionMissing')
  if (changes.isShared ?? view.isShared) requireMayShare(actor, changes)
}
