import { networkOf } from '../../http/network.ts'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as knownDevices from '../credentials/known-devices.repository.ts'
import { hashPassword } from '../credentials/password-hash.ts'
import * as resetTokens from '../credentials/reset-tokens.repository.ts'
import * as sessions from '../credentials/sessions.repository.ts'
import { signInChanged } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { requireWork } from '../proof-of-work/require-work.ts'
import * as users from '../users/users.repository.ts'
import { requireStrongPassword } from './password-strength.ts'

type Reset = { token: string; password: string; work?: string | undefined }

/** A link sets a password once and ends every session of the account. A weak password leaves the link usable. */
export async function confirmPasswordReset(parts: Parts, { ip }: RequestContext, { token, password, work }: Reset) {
  const { db, config } = parts
  await requireWork(parts, { resetConfirmationFromNetwork: networkOf(ip) }, { about: `confirmReset ${token}`, work })
  const userId = await resetTokens.ownerOf(db, token)
  const account = await users.get(db, userId)
  await requireStrongPassword(password, account, 'password')
  const passwordHash = await hashPassword(password, config.passwordHashing)
  await db.transaction(async (tx) => {
    await resetTokens.use(tx, token)
    await resetTokens.killAll(tx, userId)
    await users.setPasswordHash(tx, userId, passwordHash)
    await sessions.closeAll(tx, userId)
    await knownDevices.forgetAll(tx, userId)
    if (account.passwordHash !== null) await say(tx, signInChanged, { userId, change: 'passwordChanged' })
  })
}
