import { DomainError } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import * as secondFactors from '../credentials/second-factors.repository.ts'
import { limitTries, takeBackTries } from '../rate-limits/limit-tries.ts'
import { acceptCode } from './accept-code.ts'
import { requirePassword } from './require-password.ts'

export type Proofs = { password?: string; code?: string }

/** What is given must be right; wrong ones are counted together. @throws wrongPassword, wrongCode, secondFactorNotOn */
export async function prove(parts: Parts, userId: string, { password, code }: Proofs): Promise<void> {
  const tries = { identityProof: userId }
  await limitTries(parts, tries)
  if (password !== undefined) await requirePassword(parts, userId, password)
  if (code !== undefined) {
    if (!(await secondFactors.isOn(parts.db, userId))) throw new DomainError('secondFactorNotOn')
    await acceptCode(parts.db, userId, code, parts.config.passwordHashing)
  }
  await takeBackTries(parts, tries, 'all')
}
