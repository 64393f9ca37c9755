import type { Actor } from '@app/domain'
import type { PasswordHashing } from '../../config.ts'
import type { Parts } from '../../http/parts.ts'
import { addEvents } from '../events/events.repository.ts'
import { signInChanged } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { hashPassword } from '../sessions/password-hash.ts'
import { type Proofs, prove } from './prove.ts'
import { bare, newRecoveryCode, RECOVERY_CODES } from './recovery-code.ts'
import * as secondFactors from './second-factors.repository.ts'

/** As they are told, and as they are kept. */
export async function makeRecoveryCodes(hashing: PasswordHashing): Promise<{ codes: string[]; hashes: string[] }> {
  const codes = Array.from({ length: RECOVERY_CODES }, newRecoveryCode)
  const hashes: string[] = []
  // One after the other: each takes 19 MiB for its time.
  for (const code of codes) hashes.push(await hashPassword(bare(code), hashing))
  return { codes, hashes }
}

/** Those of before no longer count. */
export async function renewRecoveryCodes(parts: Parts, actor: Actor, proofs: Required<Proofs>): Promise<string[]> {
  const { codes, hashes } = await makeRecoveryCodes(parts.config.passwordHashing)
  await parts.db.transaction(async (tx) => {
    await prove({ ...parts, db: tx }, actor.userId, proofs)
    await secondFactors.replaceRecoveryCodes(tx, actor.userId, hashes)
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: actor.userId, action: 'renewRecoveryCodes' }])
    await say(tx, signInChanged, { userId: actor.userId, change: 'recoveryCodesRenewed' })
  })
  return codes
}
