import { type Actor, DomainError } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as company from '../company/company.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { signInChanged } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import * as sessions from '../sessions/sessions.repository.ts'
import { type Proofs, prove } from './prove.ts'
import * as secondFactors from './second-factors.repository.ts'

/** One's own. Every other session of the account ends, as with a change of the password. */
export async function turnOffSecondFactor(
  parts: Parts,
  actor: Actor,
  { sessionId }: RequestContext,
  proofs: Required<Proofs>,
): Promise<void> {
  const { userId } = actor
  if (await company.requiresSecondStep(parts.db)) throw new DomainError('secondFactorMustStay')
  await parts.db.transaction(async (tx) => {
    await prove({ ...parts, db: tx }, userId, proofs)
    await secondFactors.remove(tx, userId)
    await sessions.closeAll(tx, userId, { except: sessionId })
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: userId, action: 'turnOffSecondFactor' }])
    await say(tx, signInChanged, { userId, change: 'secondStepTurnedOff' })
  })
}
