import { DomainError } from '@app/domain'
import type { PasswordHashing } from '../../config.ts'
import type { Db } from '../../db/db.ts'
import { isPassword } from '../credentials/password-hash.ts'
import { bare } from '../credentials/recovery-code.ts'
import * as secondFactors from '../credentials/second-factors.repository.ts'
import { stepOf } from './one-time-code.ts'

/**
 * A code of the application, or a recovery code, of an account whose second step is on; each is accepted once.
 * @throws wrongCode
 */
export async function acceptCode(db: Db, userId: string, code: string, hashing: PasswordHashing): Promise<void> {
  const given = bare(code)
  const isOneTime = /^\d{6}$/.test(given)
  const isRight = isOneTime ? await isNewStep(db, userId, given) : await isRecoveryCode(db, userId, given, hashing)
  if (!isRight) throw new DomainError('wrongCode', { field: 'code' })
}

async function isNewStep(db: Db, userId: string, code: string): Promise<boolean> {
  const factor = await secondFactors.find(db, userId)
  const step = factor && stepOf(factor.secret, code)
  return step !== null && secondFactors.useStep(db, userId, step)
}

async function isRecoveryCode(db: Db, userId: string, code: string, hashing: PasswordHashing): Promise<boolean> {
  for (const { id, codeHash } of await secondFactors.unusedRecoveryCodes(db, userId)) {
    if (await isPassword(code, codeHash, hashing)) return secondFactors.useRecoveryCode(db, userId, id)
  }
  return false
}
