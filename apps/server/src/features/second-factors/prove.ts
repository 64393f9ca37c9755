import type { UsedPasskey } from '@app/contract/fields/webauthn'
import { DomainError } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import * as secondFactors from '../credentials/second-factors.repository.ts'
import { limitTries, takeBackTries } from '../rate-limits/limit-tries.ts'
import { acceptCode } from './accept-code.ts'
import { acceptPasskey } from './passkeys/accept-passkey.ts'
import { requirePassword } from './require-password.ts'

export type Proofs = { password?: string; code?: string; passkey?: UsedPasskey }
type Given = Proofs & { sessionId?: string | null }

/** What is given must be right; wrong ones are counted together. @throws wrongPassword, wrongCode, secondFactorNotOn, passkeyRefused */
export async function prove(parts: Parts, userId: string, { password, code, passkey, sessionId = null }: Given): Promise<void> {
  const tries = { identityProof: userId }
  await limitTries(parts, tries)
  if (password !== undefined) await requirePassword(parts, userId, password)
  if (code !== undefined) {
    if (!(await secondFactors.isOn(parts.db, userId))) throw new DomainError('secondFactorNotOn')
    await acceptCode(parts.db, userId, code, parts.config.passwordHashing)
  }
  if (passkey !== undefined) await acceptPasskey(parts, passkey, { purpose: 'prove', sessionId, userId })
  await takeBackTries(parts, tries, 'all')
}
