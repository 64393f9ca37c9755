import { type Actor, DomainError } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as secondFactors from '../credentials/second-factors.repository.ts'
import * as sessions from '../credentials/sessions.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { sayGuardedActs } from '../outbox/say-guarded-acts.ts'
import { type Proofs, prove } from './prove.ts'
import { isRequiredOf } from './require-second-step.ts'

/** One's own. Every other session of the account ends, as with a change of the password. */
export async function turnOffSecondFactor(
  parts: Parts,
  actor: Actor,
  context: RequestContext,
  proofs: Required<Proofs>,
): Promise<void> {
  const { userId } = actor
  if (await isRequiredOf(parts.db, actor)) throw new DomainError('secondFactorMustStay')
  await parts.db.transaction(async (tx) => {
    await prove({ ...parts, db: tx }, userId, proofs)
    await secondFactors.remove(tx, userId)
    await sessions.closeAll(tx, userId, { except: context.sessionId })
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: userId, action: 'turnOffSecondFactor' }])
    await sayGuardedActs(tx, actor, context, [{ act: 'secondStepTurnedOff', personId: userId }])
  })
}
