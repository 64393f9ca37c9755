import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import { signInChanged } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import * as sessions from '../sessions/sessions.repository.ts'
import { viewUser } from '../users/user-detail.view.ts'
import * as users from '../users/users.repository.ts'
import * as secondFactors from './second-factors.repository.ts'

/** Of another account, whose owner lost it: every session of that account ends. */
export function removeSecondFactor(db: Db, actor: Actor, id: string) {
  return db.transaction(async (tx) => {
    const account = await users.holdWith(tx, id, actor.userId)
    if (id === actor.userId) throw new DomainError('notYours', { ids: [id] })
    if (!(await secondFactors.remove(tx, id))) throw new DomainError('secondFactorNotOn', { ids: [id] })
    await sessions.closeAll(tx, id)
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: id, action: 'removeSecondFactor' }])
    await say(tx, signInChanged, { userId: id, change: 'secondStepRemoved' })
    return viewUser(tx, account)
  })
}
