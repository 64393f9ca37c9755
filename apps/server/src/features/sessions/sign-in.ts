import { DomainError, roleOf } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { limitTries, takeBackTries } from '../rate-limits/limit-tries.ts'
import * as users from '../users/users.repository.ts'
import { isPassword } from './password-hash.ts'
import * as sessions from './sessions.repository.ts'

type Credentials = { email: string; password: string }

/** One sentence and one duration for every failure: a wrong password, no such account, a disabled one, a courier. */
export async function signIn(parts: Parts, context: RequestContext, { email, password }: Credentials) {
  const { db, config } = parts
  const own = { signInOfAccountFromNetwork: `${email} ${context.ip}` }
  const shared = { signInOfAccount: email, signInFromNetwork: context.ip }
  await limitTries(parts, { ...own, ...shared })
  const user = await users.findByEmail(db, email)
  const isRight = await isPassword(password, user?.passwordHash ?? null, config.passwordHashing)
  if (!isRight || user?.status !== 'active' || user.isCourier) throw new DomainError('wrongCredentials')
  await takeBackTries(parts, own, 'all')
  await takeBackTries(parts, shared, 1)
  return { accessToken: await sessions.open(db, user.id, roleOf(user), context) }
}
