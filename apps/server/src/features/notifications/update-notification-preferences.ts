import type { notifications as contract, Received } from '@app/contract'
import type { NotificationPreferences } from '@app/contract/notifications.contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { canBeDisabled, kindsFor } from './kinds.ts'
import { choose } from './preferences.repository.ts'
import { listPreferences } from './preferences.ts'

type Request = Received<typeof contract.updateNotificationPreferences>['body']

/** All of these or none. */
export async function updateNotificationPreferences(
  db: Db,
  actor: Actor,
  { preferences }: Request,
): Promise<NotificationPreferences> {
  const own = kindsFor(actor)
  for (const [position, { kind, channel, isEnabled }] of preferences.entries()) {
    if (!own.includes(kind)) throw new DomainError('fieldNotValid', { field: `preferences.${position}.kind` })
    if (!isEnabled && !canBeDisabled(kind, channel))
      throw new DomainError('notificationNeeded', { field: `preferences.${position}.isEnabled` })
  }
  await choose(db, actor.userId, preferences)
  return listPreferences(db, actor)
}
