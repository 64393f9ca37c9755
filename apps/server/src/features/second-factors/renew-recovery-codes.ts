import type { Actor } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { makeRecoveryCodes } from '../credentials/make-recovery-codes.ts'
import * as secondFactors from '../credentials/second-factors.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { signInChanged } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { type Proofs, prove } from './prove.ts'

/** The codes of before no longer count. */
export async function renewRecoveryCodes(
  parts: Parts,
  actor: Actor,
  { sessionId }: RequestContext,
  proofs: Proofs,
): Promise<string[]> {
  // Before ten codes are hashed, which takes a second: who proves nothing costs nothing.
  await prove(parts, actor.userId, { ...proofs, sessionId })
  const { codes, hashes } = await makeRecoveryCodes(parts.config.passwordHashing)
  await parts.db.transaction(async (tx) => {
    await secondFactors.replaceRecoveryCodes(tx, actor.userId, hashes)
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: actor.userId, action: 'renewRecoveryCodes' }])
    await say(tx, signInChanged, { userId: actor.userId, change: 'recoveryCodesRenewed' })
  })
  return codes
}
