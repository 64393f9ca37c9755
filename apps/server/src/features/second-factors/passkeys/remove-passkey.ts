import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import * as company from '../../company/company.repository.ts'
import * as passkeys from '../../credentials/passkeys.repository.ts'
import * as secondFactors from '../../credentials/second-factors.repository.ts'
import * as sessions from '../../credentials/sessions.repository.ts'
import { addEvents } from '../../events/events.repository.ts'
import { signInChanged } from '../../outbox/messages.ts'
import { say } from '../../outbox/say.ts'
import { sayGuardedActs } from '../../outbox/say-guarded-acts.ts'
import * as users from '../../users/users.repository.ts'

/** One's own. Every other session ends: one of them may be of the device that was lost. @throws passkeyNotFound, secondFactorMustStay */
export function removePasskey(db: Db, actor: Actor, context: RequestContext, id: string): Promise<void> {
  const { userId } = actor
  return db.transaction(async (tx) => {
    await users.holdWith(tx, userId, userId)
    if (!(await passkeys.remove(tx, userId, id))) throw new DomainError('passkeyNotFound', { ids: [id] })
    const isStillOn = await secondFactors.isOn(tx, userId)
    if (!isStillOn && (await company.requiresSecondStepOf(tx, actor))) throw new DomainError('secondFactorMustStay')
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: userId, action: 'removePasskey' }])
    await sessions.closeAll(tx, userId, { except: context.sessionId })
    if (isStillOn) return say(tx, signInChanged, { userId, change: 'passkeyRemoved' })
    await secondFactors.removeRecoveryCodes(tx, userId)
    await sayGuardedActs(tx, actor, context, [{ act: 'secondStepTurnedOff', personId: userId }])
  })
}
