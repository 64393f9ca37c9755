import type { users as contract, Received } from '@app/contract'
import type { WaitingApproval } from '@app/contract/fields/approvals'
import { type Actor, DomainError, DUTIES, hasDuty, OWNERS_ALONE, USER_TYPES } from '@app/domain'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import type { RequestContext } from '../../http/request-context.ts'
import * as emailLinks from '../credentials/email-links.repository.ts'
import * as resetTokens from '../credentials/reset-tokens.repository.ts'
import * as sessions from '../credentials/sessions.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { countOpen } from '../orders/orders-of-clients.repository.ts'
import { emailLinkAsked, userInvited } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { sayGuardedActs } from '../outbox/say-guarded-acts.ts'
import { accountDifferences } from './account-differences.ts'
import { requireAdult } from './adult.ts'
import { askForAdministrator, type Where } from './ask-for-administrator.ts'
import { guardedActs } from './guarded-acts.ts'
import { isLocked, standingOf } from './identity-claims.repository.ts'
import { sayOfClaims } from './say-of-claims.ts'
import { viewUser } from './user-detail.view.ts'
import { flagsOf, userTypeOf } from './user-type.ts'
import * as users from './users.repository.ts'
import { countClients } from './users-lists.repository.ts'

type Changes = Received<typeof contract.updateUser>['body']

/** Changes what is given of an account. Who loses a role, the address they sign in with, or the account is signed out at once. */
export async function updateUser(db: Db, actor: Actor, context: RequestContext, id: string, wanted: Changes) {
  if (wanted.birthDate) requireAdult(wanted.birthDate)
  const done = await db.transaction(async (tx): Promise<WaitingApproval | users.Account> => {
    const account = await users.holdWith(tx, id, actor.userId)
    requireDuty(actor, account, wanted)
    if (account.closedAt !== null) throw new DomainError('accountClosed', { ids: [id] })
    if (!makesAdministrator(account, wanted)) return changeAccount(tx, actor, context, id, wanted)
    return askForAdministrator(tx, actor, context, {
      call: { kind: 'administrator', body: wanted },
      person: asWanted(account, wanted),
      perform: (tried) => changeAccount(tried, actor, context, id, wanted),
    })
  })
  return 'approval' in done ? done : viewUser(db, done)
}

/** What the second administrator reads: with another address, whoever reads mails there would administer. */
const asWanted = (account: users.Account, { firstName, lastName, email = account.email }: Changes) => ({
  ...{ id: account.id, firstName: firstName ?? account.firstName, lastName: lastName ?? account.lastName },
  email: email === account.email ? email : `${account.email} → ${email}`,
})

/** One who was none, or was not active, could administer the house. */
const makesAdministrator = (
  account: users.Account,
  { userType = userTypeOf(account), status = account.status }: Changes,
): boolean =>
  userType === USER_TYPES.administrator &&
  status === 'active' &&
  !(userTypeOf(account) === USER_TYPES.administrator && account.status === 'active')

/** Staff, and what staff may do, are the owners' matter. */
function requireDuty(actor: Actor, account: users.Account, { userType = USER_TYPES.client, duties }: Changes): void {
  const isOfClient = userTypeOf(account) === USER_TYPES.client && userType === USER_TYPES.client && duties === undefined
  if (!isOfClient && !hasDuty(actor, OWNERS_ALONE)) throw new DomainError('permissionMissing')
}

/** Within the caller's transaction. */
export async function changeAccount(db: Db, actor: Actor, where: Where, id: string, wanted: Changes): Promise<users.Account> {
  const { userType, identification, email, duties, ...data } = wanted
  const account = await users.holdWith(db, id, actor.userId)
  await requirePossible(db, actor, account, wanted)
  await requireUnlocked(db, account, identification)
  const changes = {
    ...data,
    ...(email !== undefined && email !== account.email && { email, ...asNewAddress(account) }),
    ...(duties && { duties: DUTIES.filter((duty) => duties.includes(duty)) }),
    ...(userType !== undefined && (await asType(db, account, userType))),
    ...(identification && { identificationType: identification.type, identification: identification.number }),
    ...(identification && identification.number !== account.identification && { identityVerifiedAt: null }),
  }
  const after = await users.update(db, account, changes)
  if (account.isAdmin) await users.requireOwner(db)
  if (isSignedOut(account, after)) await signOut(db, after)
  if (after.email !== account.email) await askToConfirm(db, after)
  const action = userTypeOf(after) === userTypeOf(account) && duties === undefined ? 'update' : 'changeRole'
  const event = { aggregate: 'user', aggregateId: id, action, changes: accountDifferences(account, after) } as const
  await addEvents(db, actor, [event])
  await sayGuardedActs(db, actor, where, guardedActs(account, after))
  await sayOfClaims(db, actor, where, { before: account, after })
  return after
}

/** Nobody locks themselves out; nobody whom others count on disappears. */
async function requirePossible(db: Db, { userId }: Actor, account: users.Account, { userType, status }: Changes): Promise<void> {
  const isAnotherType = userType !== undefined && userType !== userTypeOf(account)
  const isEnding = status === 'inactive' && account.status === 'active'
  if (!isAnotherType && !isEnding) return
  if (account.id === userId) throw new DomainError('notYours', { ids: [userId] })
  const clients = await countClients(db, [account.id])
  const openOrders = await countOpen(db, [account.id])
  const isInUse = (clients.get(account.id) ?? 0) > 0 || (isAnotherType && (openOrders.get(account.id) ?? 0) > 0)
  if (isInUse) throw new DomainError('accountInUse', { ids: [account.id] })
}

async function requireUnlocked(
  db: Db,
  { id: userId, identification, identificationType }: users.Account,
  wanted: Changes['identification'],
): Promise<void> {
  if (!wanted || (wanted.number === identification && wanted.type === identificationType)) return
  if (isLocked(await standingOf(db, userId))) throw new DomainError('identificationLocked', { field: 'identification.number' })
}

/** A client has a casillero, and keeps it; whoever is none has no associate. */
async function asType(db: Db, { casilleroCode }: users.Account, userType: number) {
  if (userType !== USER_TYPES.client) return { ...flagsOf(userType), associateId: null }
  return { ...flagsOf(userType), casilleroCode: casilleroCode ?? (await nextCode(db, 'casillero')) }
}

/** The office vouches for the address that it gives: nothing waits for its link, but for what waited before. */
const asNewAddress = ({ emailStatus }: users.Account) =>
  ({ emailStatus: emailStatus === 'waiting' ? 'waiting' : 'unproved', pendingEmail: null }) as const

/** Whoever has no password yet confirms by choosing it. */
async function askToConfirm(db: Db, { id, email, isCourier, passwordHash }: users.Account): Promise<void> {
  await emailLinks.removeAll(db, id)
  if (!isCourier && passwordHash !== null) await say(db, emailLinkAsked, { userId: id, email })
}

/** Links that were mailed die too; who has chosen no password yet is invited anew. */
async function signOut(db: Db, { id, status, isCourier, passwordHash }: users.Account): Promise<void> {
  await sessions.closeAll(db, id)
  await resetTokens.killAll(db, id)
  const isWaiting = status === 'active' && !isCourier && passwordHash === null
  if (isWaiting) await say(db, userInvited, { userId: id })
}

const isSignedOut = (before: users.Account, after: users.Account): boolean =>
  after.status === 'inactive' || after.email !== before.email || userTypeOf(after) !== userTypeOf(before)
