import { type Actor, DomainError } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as company from '../company/company.repository.ts'
import * as passkeys from '../credentials/passkeys.repository.ts'
import * as secondFactors from '../credentials/second-factors.repository.ts'
import * as sessions from '../credentials/sessions.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { signInChanged } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { sayGuardedActs } from '../outbox/say-guarded-acts.ts'
import { type Proofs, prove } from './prove.ts'

/** One's own codes of an application. Every other session of the account ends, as with a change of the password. */
export async function turnOffSecondFactor(parts: Parts, actor: Actor, context: RequestContext, proofs: Proofs): Promise<void> {
  const { userId } = actor
  const hasPasskey = (await passkeys.countOf(parts.db, userId)) > 0
  if (!hasPasskey && (await company.requiresSecondStepOf(parts.db, actor))) throw new DomainError('secondFactorMustStay')
  await parts.db.transaction(async (tx) => {
    await prove({ ...parts, db: tx }, userId, { ...proofs, sessionId: context.sessionId })
    if (!(await secondFactors.removeApplication(tx, userId))) throw new DomainError('secondFactorNotOn')
    await sessions.closeAll(tx, userId, { except: context.sessionId })
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: userId, action: 'turnOffSecondFactor' }])
    if (await secondFactors.isOn(tx, userId)) return say(tx, signInChanged, { userId, change: 'applicationRemoved' })
    await secondFactors.removeRecoveryCodes(tx, userId)
    await sayGuardedActs(tx, actor, context, [{ act: 'secondStepTurnedOff', personId: userId }])
  })
}
