import type { users as contract, Received } from '@app/contract'
import { type Actor, USER_TYPES } from '@app/domain'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as consents from '../consents/consents.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { userInvited } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { sayGuardedActs } from '../outbox/say-guarded-acts.ts'
import { requireAdult } from './adult.ts'
import { requireFreeIdentification } from './free-identification.ts'
import { viewUser } from './user-detail.view.ts'
import { flagsOf } from './user-type.ts'
import * as users from './users.repository.ts'

type NewUser = Received<typeof contract.createUser>['body']

/** Opens an account, whose owner is invited by mail to choose its password. A courier is on file and never signs in. */
export async function createUser(db: Db, actor: Actor, context: RequestContext, wanted: NewUser) {
  const { userType, hasConsent, ...person } = wanted
  const isClient = userType === USER_TYPES.client
  if (person.birthDate) requireAdult(person.birthDate)
  const added = await db.transaction(async (tx) => {
    if (isClient) await requireFreeIdentification(tx, person.identification)
    const casilleroCode = isClient ? await nextCode(tx, 'casillero') : null
    const user = await users.add(tx, { ...person, ...flagsOf(userType), casilleroCode })
    const { ip, userAgent } = context
    const giver = { userId: user.id, actorId: actor.userId, ip, userAgent }
    if (isClient && hasConsent) await consents.add(tx, giver, [{ kind: 'consignee', identification: person.identification }])
    await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: user.id, action: 'create', changes: { userType } }])
    if (!user.isCourier) await say(tx, userInvited, { userId: user.id })
    if (user.isAdmin) await sayGuardedActs(tx, actor, context, [{ act: 'administratorAdded', personId: user.id }])
    return user
  })
  return viewUser(db, added)
}
