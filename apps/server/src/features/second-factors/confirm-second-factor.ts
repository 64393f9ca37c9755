import { type Actor, DomainError } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { makeRecoveryCodes } from '../credentials/make-recovery-codes.ts'
import { bare } from '../credentials/recovery-code.ts'
import * as secondFactors from '../credentials/second-factors.repository.ts'
import * as sessions from '../credentials/sessions.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { signInChanged } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { limitTries, takeBackTries } from '../rate-limits/limit-tries.ts'
import { stepOf } from './one-time-code.ts'

/**
 * Every other session of the account ends: it began with the password alone.
 * @returns the recovery codes, shown once.
 */
export async function confirmSecondFactor(parts: Parts, actor: Actor, { sessionId }: RequestContext, code: string) {
  const { db, config } = parts
  const { userId } = actor
  const tries = { identityProof: userId }
  await limitTries(parts, tries)
  const factor = await secondFactors.find(db, userId)
  if (!factor) throw new DomainError('secondFactorNotOn')
  if (factor.confirmedAt) throw new DomainError('secondFactorAlreadyOn')
  const step = stepOf(factor.secret, bare(code))
  if (step === null) throw new DomainError('wrongCode', { field: 'code' })
  await takeBackTries(parts, tries, 'all')
  const { codes, hashes } = await makeRecoveryCodes(config.passwordHashing)
  await db.transaction(async (tx) => {
    if (!(await secondFactors.confirm(tx, factor, step))) throw new DomainError('secondFactorAlreadyOn')
    await secondFactors.replaceRecoveryCodes(tx, userId, hashes)
    await sessions.closeAll(tx, userId, { except: sessionId })
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: userId, action: 'turnOnSecondFactor' }])
    await say(tx, signInChanged, { userId, change: 'secondStepTurnedOn' })
  })
  return codes
}
