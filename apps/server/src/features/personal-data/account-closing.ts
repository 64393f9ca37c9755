import type { personalData as contract } from '@app/contract'
import { type Actor, CLOSED_NAME, DomainError, EVERY_DUTY, roleOf } from '@app/domain'
import { now } from '../../clock.ts'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import { accountClosed } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { readValues } from '../parameters/read-parameters.ts'
import type { Where } from '../users/ask-for-administrator.ts'
import { sayIfAlone } from '../users/say-of-claims.ts'
import * as users from '../users/users.repository.ts'
import { eraseRows } from './erase-rows.repository.ts'
import { erasedOfPerson } from './erased-of-person.repository.ts'
import { openMattersOf } from './open-matters.repository.ts'

type Closing = ReturnType<typeof contract.accountClosing.parse>

/** What closing would do now. @throws userNotFound, accountClosed */
export async function viewClosing(db: Db, id: string): Promise<Closing> {
  const account = await users.get(db, id)
  if (account.closedAt !== null) throw new DomainError('accountClosed', { ids: [id] })
  return {
    code: account.casilleroCode,
    obstacles: await obstaclesOf(db, account),
    ...(await lawfulYears(db)),
  }
}

/** How long the law has its papers kept, as this company says. */
async function lawfulYears(db: Db): Promise<Pick<Closing, 'customsForYears' | 'booksForYears'>> {
  const { keepCustomsPapers, keepBookPapers } = await readValues(db)
  return { customsForYears: keepCustomsPapers, booksForYears: keepBookPapers }
}

async function obstaclesOf(db: Db, account: users.Account): Promise<Closing['obstacles']> {
  const open = await openMattersOf(db, account.id)
  const isLast =
    roleOf(account) === 'administrator' &&
    account.status === 'active' &&
    !(await users.hasOtherAdministrator(db, account.id, EVERY_DUTY))
  return isLast ? [...open, { kind: 'lastAdministrator', count: 1, amountInCents: null }] : open
}

/**
 * Within the caller's transaction: what is made for the person meanwhile waits, and then finds the account closed.
 * @throws accountClosed, closingNotPossible with the obstacles
 */
export async function close(tx: Db, actor: Actor, where: Where, { id, note }: { id: string; note: string }): Promise<void> {
  const account = await users.holdWith(tx, id, actor.userId)
  if (account.closedAt !== null) throw new DomainError('accountClosed', { ids: [id] })
  const obstacles = await obstaclesOf(tx, account)
  if (obstacles.length > 0) throw new DomainError('closingNotPossible', { ids: [id], obstacles })
  const code = account.casilleroCode ?? (await nextCode(tx, 'closedAccount'))
  await erase(tx, account, `${CLOSED_NAME} ${code}`)
  await users.update(tx, account, anonymous(account, code))
  if (account.isAdmin) await users.requireOwner(tx)
  await addEvents(tx, actor, [{ aggregate: 'user', aggregateId: id, action: 'closeAccount', note }])
  await sayIfAlone(tx, actor, where, account)
  const { email, firstName, language } = account
  if (!account.isCourier)
    await say(tx, accountClosed, { userId: id, email, firstName, language, code, ...(await lawfulYears(tx)) })
}

async function erase(tx: Db, account: users.Account, closedName: string): Promise<void> {
  const { id, email, identification, createdAt: since } = account
  const person = { id, email, identification, since, closedName }
  for (const { isOf, ...erasing } of erasedOfPerson(person)) await eraseRows(tx, erasing, isOf(person))
}

/** The code alone is left; the address and the identification are free again. */
const anonymous = ({ id, casilleroCode }: users.Account, code: string) => ({
  ...{
    firstName: CLOSED_NAME,
    lastName: code,
    email: `${id}@closed.invalid`,
    username: casilleroCode ? null : code,
    pendingEmail: null,
  },
  ...{ status: 'inactive' as const, closedAt: now(), passwordHash: null, associateId: null, hasDiscount: false },
  ...{ paymentPromisedOn: null, paymentPromisedInCents: null, paymentPromisedAt: null, paymentPromiseNote: '' },
  ...{ paymentRemindersOffAt: null, paymentRemindersOffById: null },
  ...{ identification: '', identityVerifiedAt: null, birthDate: null, phone: '', address: '', city: '', province: '' },
})
