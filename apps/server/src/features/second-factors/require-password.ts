import { DomainError } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import { isPassword } from '../credentials/password-hash.ts'
import * as users from '../users/users.repository.ts'

/** Of somebody who is signed in. @throws wrongPassword */
export async function requirePassword({ db, config }: Parts, userId: string, password: string): Promise<users.Account> {
  const account = await users.get(db, userId)
  const isRight = await isPassword(password, account.passwordHash, config.passwordHashing)
  if (!isRight) throw new DomainError('wrongPassword', { field: 'password' })
  return account
}
