import { DomainError, type Role, roleOf } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { limitTries, takeBackTries } from '../rate-limits/limit-tries.ts'
import { acceptCode } from '../second-factors/accept-code.ts'
import * as secondFactors from '../second-factors/second-factors.repository.ts'
import * as users from '../users/users.repository.ts'
import { isPassword } from './password-hash.ts'
import * as sessions from './sessions.repository.ts'

type Credentials = { email: string; password: string; code?: string | undefined }

/**
 * One sentence and one duration for every failure: a wrong password, no such account, a disabled one, a courier. Only the right password
 * learns that there is a second step.
 */
export async function signIn(parts: Parts, context: RequestContext, { email, password, code }: Credentials) {
  const { db, config } = parts
  const own = { signInOfAccountFromNetwork: `${email} ${context.ip}` }
  const shared = { signInOfAccount: email, signInFromNetwork: context.ip }
  await limitTries(parts, { ...own, ...shared })
  const user = await users.findByEmail(db, email)
  const isRight = await isPassword(password, user?.passwordHash ?? null, config.passwordHashing)
  if (!isRight || user?.status !== 'active' || user.isCourier) throw new DomainError('wrongCredentials')
  const role = roleOf(user)
  if (await asksForCode(parts, user.id, role)) {
    // The password was no guess, but codes that were guessed before stay counted.
    if (code === undefined) await takeBackTries(parts, { ...own, ...shared }, 1)
    if (code === undefined) throw new DomainError('secondFactorNeeded')
    await acceptCode(db, user.id, code, config.passwordHashing)
  }
  await takeBackTries(parts, own, 'all')
  await takeBackTries(parts, shared, 1)
  return { accessToken: await sessions.open(db, user.id, role, context) }
}

/** Clients have no second step, nor has who became one. */
const asksForCode = async ({ db }: Parts, userId: string, role: Role): Promise<boolean> =>
  role !== 'client' && secondFactors.isOn(db, userId)
