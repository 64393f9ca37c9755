import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as secondFactors from '../credentials/second-factors.repository.ts'
import * as sessions from '../credentials/sessions.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { sayGuardedActs } from '../outbox/say-guarded-acts.ts'
import { viewUser } from '../users/user-detail.view.ts'
import * as users from '../users/users.repository.ts'

/** Of another account, whose owner lost it: every session of that account ends. */
export function removeSecondFactor(db: Db, actor: Actor, context: RequestContext, id: string) {
  return db.transaction(async (tx) => {
    const account = await users.holdWith(tx, id, actor.userId)
    if (id === actor.userId) throw new DomainError('notYours', { ids: [id] })
    if (!(await secondFactors.removeAll(tx, id))) throw new DomainError('secondFactorNotOn', { ids: [id] })
    await sessions.closeAll(tx, id)
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: id, action: 'removeSecondFactor' }])
    await sayGuardedActs(tx, actor, context, [{ act: 'secondStepRemoved', personId: id }])
    return viewUser(tx, account)
  })
}
