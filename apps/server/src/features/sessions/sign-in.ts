import { DomainError, roleOf } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { forgetTries, limitTries } from '../rate-limits/limit-tries.ts'
import * as users from '../users/users.repository.ts'
import { isPassword } from './password-hash.ts'
import * as sessions from './sessions.repository.ts'

type Credentials = { email: string; password: string }

/** One sentence and one duration for every failure: a wrong password, no such account, a disabled one, a courier. */
export async function signIn({ db, config }: Parts, context: RequestContext, { email, password }: Credentials) {
  const accountFromNetwork = `${email} ${context.ip}`
  await limitTries(db, { signInOfAccountFromNetwork: accountFromNetwork, signInOfAccount: email, signInFromNetwork: context.ip })
  const user = await users.findByEmail(db, email)
  const isRight = await isPassword(password, user?.passwordHash ?? null, config.passwordHashing)
  if (!isRight || user?.status !== 'active' || user.isCourier) throw new DomainError('wrongCredentials')
  await forgetTries(db, 'signInOfAccountFromNetwork', accountFromNetwork)
  return { accessToken: await sessions.open(db, user.id, roleOf(user), context) }
}
