import { type Actor, DomainError } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as knownDevices from '../credentials/known-devices.repository.ts'
import { hashPassword, isPassword } from '../credentials/password-hash.ts'
import * as resetTokens from '../credentials/reset-tokens.repository.ts'
import * as sessions from '../credentials/sessions.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { signInChanged } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { limitTries } from '../rate-limits/limit-tries.ts'
import * as users from '../users/users.repository.ts'
import { requireStrongPassword } from './password-strength.ts'

type Passwords = { currentPassword: string; newPassword: string }

/**
 * Every session and every open reset link of the account dies with the old password; the caller goes on with another token.
 * @returns that token
 */
export async function changePassword(
  parts: Parts,
  actor: Actor,
  { sessionId }: RequestContext,
  given: Passwords,
): Promise<string> {
  const { db, config } = parts
  const { userId } = actor
  await limitTries(parts, { passwordChange: userId })
  const account = await users.get(db, userId)
  const isRight = await isPassword(given.currentPassword, account.passwordHash, config.passwordHashing)
  if (!isRight) throw new DomainError('invalidOldPassword', { field: 'currentPassword' })
  await requireStrongPassword(given.newPassword, account, 'newPassword')
  const passwordHash = await hashPassword(given.newPassword, config.passwordHashing)
  return db.transaction(async (tx) => {
    await users.setPasswordHash(tx, userId, passwordHash)
    const accessToken = await sessions.goOnAlone(tx, userId, sessionId)
    await knownDevices.forgetAll(tx, userId)
    await resetTokens.killAll(tx, userId)
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: userId, action: 'changePassword' }])
    await say(tx, signInChanged, { userId, change: 'passwordChanged' })
    return accessToken
  })
}
