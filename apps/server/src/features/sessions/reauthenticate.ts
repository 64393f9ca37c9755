import type { UsedPasskey } from '@app/contract/fields/webauthn'
import { type Actor, DomainError } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as secondFactors from '../credentials/second-factors.repository.ts'
import * as sessions from '../credentials/sessions.repository.ts'
import { prove } from '../second-factors/prove.ts'

/** For what asks who is there: the session counts as begun now, and no longer lives for it. @throws codeNeeded, wrongPassword, wrongCode, passkeyRefused */
export async function reauthenticate(
  parts: Parts,
  { userId }: Actor,
  { sessionId }: RequestContext,
  proof: { password: string } | { code: string } | { passkey: UsedPasskey },
): Promise<void> {
  await parts.db.transaction(async (tx) => {
    // Else this would be easier than the sign-in.
    if ('password' in proof && (await secondFactors.isOn(tx, userId))) throw new DomainError('codeNeeded', { field: 'code' })
    await prove({ ...parts, db: tx }, userId, { ...proof, sessionId })
    if (sessionId) await sessions.noteAuthentication(tx, sessionId)
  })
}
