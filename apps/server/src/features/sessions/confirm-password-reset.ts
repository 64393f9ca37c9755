import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { signInChanged } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { limitTries } from '../rate-limits/limit-tries.ts'
import * as users from '../users/users.repository.ts'
import { hashPassword } from './password-hash.ts'
import { requireStrongPassword } from './password-strength.ts'
import * as resetTokens from './reset-tokens.repository.ts'
import * as sessions from './sessions.repository.ts'

type Reset = { token: string; password: string }

/** A link sets a password once; whoever was signed in to the account no longer is. A weak password leaves the link usable. */
export async function confirmPasswordReset(parts: Parts, { ip }: RequestContext, { token, password }: Reset) {
  const { db, config } = parts
  await limitTries(parts, { resetConfirmationFromNetwork: ip })
  const userId = await resetTokens.ownerOf(db, token)
  const account = await users.get(db, userId)
  await requireStrongPassword(password, account, 'password')
  const passwordHash = await hashPassword(password, config.passwordHashing)
  await db.transaction(async (tx) => {
    await resetTokens.use(tx, token)
    await resetTokens.killAll(tx, userId)
    await users.setPasswordHash(tx, userId, passwordHash)
    await sessions.closeAll(tx, userId)
    if (account.passwordHash !== null) await say(tx, signInChanged, { userId, change: 'passwordChanged' })
  })
}
