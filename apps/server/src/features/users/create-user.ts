import type { users as contract, Received } from '@app/contract'
import type { WaitingApproval } from '@app/contract/fields/approvals'
import { type Actor, DomainError, hasDuty, OWNERS_ALONE, USER_TYPES } from '@app/domain'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { addEvents } from '../events/events.repository.ts'
import { userInvited } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { sayGuardedActs } from '../outbox/say-guarded-acts.ts'
import { requireAdult } from './adult.ts'
import { askForAdministrator, type Where } from './ask-for-administrator.ts'
import { sayIfDisputed } from './say-of-claims.ts'
import { viewUser } from './user-detail.view.ts'
import { flagsOf } from './user-type.ts'
import * as users from './users.repository.ts'

type NewUser = Received<typeof contract.createUser>['body']

/** Opens an account, whose owner is invited by mail to choose its password. A courier is on file and never signs in. */
export async function createUser(db: Db, actor: Actor, context: RequestContext, wanted: NewUser) {
  if (wanted.birthDate) requireAdult(wanted.birthDate)
  if (wanted.userType !== USER_TYPES.client && !hasDuty(actor, OWNERS_ALONE)) throw new DomainError('permissionMissing')
  const isAdministrator = wanted.userType === USER_TYPES.administrator
  const done = await db.transaction(
    async (tx): Promise<WaitingApproval | users.Account> =>
      isAdministrator ? askForNew(tx, actor, context, wanted) : openAccount(tx, actor, context, wanted),
  )
  return 'approval' in done ? done : viewUser(db, done)
}

const askForNew = (db: Db, actor: Actor, where: Where, wanted: NewUser) =>
  askForAdministrator(db, actor, where, {
    call: { kind: 'newAdministrator', body: wanted },
    person: { ...wanted, id: newId() },
    perform: (tx) => openAccount(tx, actor, where, wanted),
  })

/** Within the caller's transaction. */
export async function openAccount(db: Db, actor: Actor, { ip, userAgent }: Where, wanted: NewUser): Promise<users.Account> {
  const { userType, hasConsent: _ticked, ...person } = wanted
  const isClient = userType === USER_TYPES.client
  const casilleroCode = isClient ? await nextCode(db, 'casillero') : null
  const user = await users.add(db, { ...person, ...flagsOf(userType), casilleroCode, emailStatus: 'unproved' })
  await addEvents(db, actor, [{ aggregate: 'user', aggregateId: user.id, action: 'create', changes: { userType } }])
  await sayIfDisputed(db, actor, { ip, userAgent }, user)
  if (!user.isCourier) await say(db, userInvited, { userId: user.id })
  if (user.isAdmin) await sayGuardedActs(db, actor, { ip, userAgent }, [{ act: 'administratorAdded', personId: user.id }])
  return user
}
