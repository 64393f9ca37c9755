import type { NotificationKind, NotificationPreferences } from '@app/contract/notifications.contract'
import type { Actor, NotificationChannel } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { canBeDisabled, isEnabledByDefault, kindsFor } from './kinds.ts'
import { choicesOf } from './preferences.repository.ts'

/** Every kind that one is told by role and duties, with what is in force. */
export async function listPreferences(db: Db, actor: Actor): Promise<NotificationPreferences> {
  const { userId } = actor
  const chosen = await choicesOf(db, userId)
  const view = (kind: NotificationKind, channel: NotificationChannel) => ({
    isEnabled: isInForce(chosen(kind, channel), kind, channel),
    isEnabledByDefault: isEnabledByDefault(kind, channel),
    canBeDisabled: canBeDisabled(kind, channel),
  })
  return { preferences: kindsFor(actor).map((kind) => ({ kind, bell: view(kind, 'bell'), mail: view(kind, 'mail') })) }
}

/** Through which channels a person is told of such a thing. */
export async function channelsFor(db: Db, userId: string, kind: NotificationKind): Promise<Record<NotificationChannel, boolean>> {
  const chosen = await choicesOf(db, userId, kind)
  return { bell: isInForce(chosen(kind, 'bell'), kind, 'bell'), mail: isInForce(chosen(kind, 'mail'), kind, 'mail') }
}

const isInForce = (chosen: boolean | undefined, kind: NotificationKind, channel: NotificationChannel): boolean =>
  !canBeDisabled(kind, channel) || (chosen ?? isEnabledByDefault(kind, channel))
