import { roleOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { networkOf } from '../../http/network.ts'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as knownDevices from '../credentials/known-devices.repository.ts'
import { hashPassword } from '../credentials/password-hash.ts'
import * as resetTokens from '../credentials/reset-tokens.repository.ts'
import * as sessions from '../credentials/sessions.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { signInChanged } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { requireWork } from '../proof-of-work/require-work.ts'
import { sayOfClaims } from '../users/say-of-claims.ts'
import * as users from '../users/users.repository.ts'
import { requireStrongPassword } from './password-strength.ts'

type Reset = { token: string; password: string; work?: string | undefined }

/** A link sets a password once and ends every session of the account. A weak password leaves the link usable. */
export async function confirmPasswordReset(parts: Parts, context: RequestContext, { token, password, work }: Reset) {
  const { db, config } = parts
  await requireWork(parts, { resetConfirmationFromNetwork: networkOf(context.ip) }, { about: `confirmReset ${token}`, work })
  const userId = await resetTokens.ownerOf(db, token)
  const account = await users.get(db, userId)
  await requireStrongPassword(password, account, 'password')
  const passwordHash = await hashPassword(password, config.passwordHashing)
  await db.transaction(async (tx) => {
    const { isMailed } = await resetTokens.use(tx, token)
    await resetTokens.killAll(tx, userId)
    const { before, after } = await choosePassword(tx, userId, { passwordHash, isMailed })
    await sayOfClaims(tx, { userId, role: roleOf(after) }, context, { before, after })
    await sessions.closeAll(tx, userId)
    await knownDevices.forgetAll(tx, userId)
    await addEvents(tx, { userId, role: roleOf(account) }, [{ aggregate: 'user', aggregateId: userId, action: 'resetPassword' }])
    if (account.passwordHash !== null) await say(tx, signInChanged, { userId, change: 'passwordChanged' })
  })
}

/** Whoever followed a link of a mail has its address. What staff passed on lets in who waited, and proves nothing. */
async function choosePassword(db: Db, userId: string, { passwordHash, isMailed }: { passwordHash: string; isMailed: boolean }) {
  const before = await users.hold(db, userId)
  const unproved = before.emailStatus === 'waiting' ? 'unproved' : before.emailStatus
  return { before, after: await users.update(db, before, { passwordHash, emailStatus: isMailed ? 'confirmed' : unproved }) }
}
