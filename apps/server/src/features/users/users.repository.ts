// Accounts. With users-lists.repository.ts the only file that touches the users table.
import { type Actor, DomainError, type Duties, OWNERS_ALONE } from '@app/domain'
import { and, arrayOverlaps, eq, getTableColumns, inArray, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { edit } from '../../records/guarded-update.repository.ts'
import { userKind } from './users.kind.ts'
import { type UserRow, usersTable } from './users.table.ts'

export type Account = Omit<UserRow, 'searchText'>
type NewAccount = Omit<typeof usersTable.$inferInsert, 'id'>

const { searchText: _forSearchAlone, ...accountColumns } = getTableColumns(usersTable)

export async function findByEmail(db: Db, email: string): Promise<Account | null> {
  const [user] = await db.select(accountColumns).from(usersTable).where(eq(usersTable.email, email))
  return user ?? null
}

export async function get(db: Db, id: string): Promise<Account> {
  const [user] = await db.select(accountColumns).from(usersTable).where(eq(usersTable.id, id))
  if (!user) throw new DomainError('userNotFound', { ids: [id] })
  return user
}

/** Held until the transaction ends: an order that is being made for this person is waited for. What only refers to them is not. */
export async function hold(db: Db, id: string): Promise<Account> {
  return holdWith(db, id, id)
}

/** The same, with the actor who changes them and whom it changes too: the event names both, and two who changed each other would wait forever. */
export async function holdWith(db: Db, id: string, ...others: readonly string[]): Promise<Account> {
  const people = inArray(usersTable.id, [id, ...others])
  const held = await db.select(accountColumns).from(usersTable).where(people).orderBy(usersTable.id).for('no key update')
  const user = held.find((one) => one.id === id)
  if (!user) throw new DomainError('userNotFound', { ids: [id] })
  return user
}

/** Of two who register one address at once, the second is refused. */
export async function add(db: Db, account: NewAccount): Promise<Account> {
  const [added] = await db.insert(usersTable).values(account).onConflictDoNothing().returning(accountColumns)
  if (!added) throw new DomainError('emailTaken', { field: 'email' })
  return added
}

export const update = async (db: Db, row: Account, changes: Partial<Account>): Promise<Account> =>
  edit(db, userKind, row, changes).catch(refuseTaken)

export async function setPasswordHash(db: Db, id: string, passwordHash: string): Promise<void> {
  await edit(db, userKind, await hold(db, id), { passwordHash })
}

/** The same password at another cost. One that was changed meanwhile stays. */
export const renewPasswordHash = (db: Db, { id, passwordHash: before }: Account, passwordHash: string): Promise<void> =>
  db.transaction(async (tx) => {
    const held = await hold(tx, id)
    if (held.passwordHash === before) await edit(tx, userKind, held, { passwordHash })
  })

function refuseTaken(error: unknown): never {
  if (violatedConstraint(error) === 'users_email_unique') throw new DomainError('emailTaken', { field: 'email' })
  throw error
}

/** Makes the account that administers; an account that is there already becomes it. */
export async function addAdministrator(
  db: Db,
  account: Pick<NewAccount, 'email' | 'firstName' | 'lastName'>,
): Promise<{ id: string }> {
  const [administrator] = await db
    .insert(usersTable)
    .values({ ...account, isAdmin: true, emailStatus: 'unproved' })
    .onConflictDoUpdate({ target: usersTable.email, set: { isAdmin: true, version: sql`${usersTable.version} + 1` } })
    .returning({ id: usersTable.id })
  if (!administrator) throw new Error('the administrator was not added')
  return administrator
}

/** Whether somebody can administer the house: active, and with a password. */
export async function hasAdministrator(db: Db): Promise<boolean> {
  const usable = and(eq(usersTable.isAdmin, true), eq(usersTable.status, 'active'), isNotNull(usersTable.passwordHash))
  const [user] = await db.select({ id: usersTable.id }).from(usersTable).where(usable).limit(1)
  return user !== undefined
}

/** Who may do what asks for one of these duties, and is there: owners may do everything. */
const isThereFor = (duties: Duties) =>
  and(
    eq(usersTable.isAdmin, true),
    eq(usersTable.status, 'active'),
    or(isNull(usersTable.duties), arrayOverlaps(usersTable.duties, ['owner', ...duties])),
  )
const OWNERS_LOCK = 7_100_171

/** After what may have taken the last one away: those who do so at once are counted one after another. @throws lastOwner */
export async function requireOwner(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(${OWNERS_LOCK})`)
  const [owner] = await db.select({ id: usersTable.id }).from(usersTable).where(isThereFor(OWNERS_ALONE)).limit(1)
  if (!owner) throw new DomainError('lastOwner')
}

/** Whether somebody else could answer what this administrator asks, whose duty it is. */
export async function hasOtherAdministrator(db: Db, userId: string, duties: Duties): Promise<boolean> {
  const usable = and(isThereFor(duties), isNotNull(usersTable.passwordHash))
  const [other] = await db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(and(usable, ne(usersTable.id, userId)))
    .limit(1)
  return other !== undefined
}

export const listActiveAdministrators = (db: Db): Promise<Account[]> =>
  db
    .select(accountColumns)
    .from(usersTable)
    .where(and(eq(usersTable.isAdmin, true), eq(usersTable.status, 'active')))
    .orderBy(usersTable.id)

/** Who reads of guarded acts, and who did them. */
export type NamedAccount = Pick<Account, 'id' | 'email' | 'language' | 'isAdmin'> & {
  name: string
  isActive: boolean
  hasPassword: boolean
}

/** All active administrators, and these people whatever they are. */
export function listAdministratorsAnd(db: Db, ids: readonly (string | null)[]): Promise<NamedAccount[]> {
  const { id, email, language, isAdmin, firstName, lastName, status, passwordHash } = usersTable
  const isActive = eq(status, 'active')
  const named = ids.filter((one) => one !== null)
  return db
    .select({
      ...{ id, email, language, isAdmin },
      name: sql<string>`concat_ws(' ', ${firstName}, ${lastName})`,
      isActive: sql<boolean>`${isActive}`,
      hasPassword: sql<boolean>`${passwordHash} is not null`,
    })
    .from(usersTable)
    .where(or(and(isAdmin, isActive), named.length > 0 ? inArray(id, named) : undefined))
    .orderBy(id)
}

const findAssociate = (db: Db, id: string) => {
  const isOne = and(eq(usersTable.id, id), eq(usersTable.isAssociate, true), eq(usersTable.isAdmin, false))
  return db.select({ id: usersTable.id, status: usersTable.status }).from(usersTable).where(isOne)
}
type Associate = Pick<Account, 'id' | 'status'>

export async function getAssociate(db: Db, id: string): Promise<Associate> {
  const [associate] = await findAssociate(db, id)
  if (!associate) throw new DomainError('associateNotFound', { ids: [id] })
  return associate
}

/** Locked until the transaction ends: a call that ends this account, or its role, counts the clients that it has by then. */
export async function holdAssociate(db: Db, id: string): Promise<Associate> {
  const [associate] = await findAssociate(db, id).for('share')
  if (!associate) throw new DomainError('associateNotFound', { ids: [id] })
  return associate
}

/** A client within the actor's reach: their own account, an associate's own client, anybody's for an administrator. */
export async function getClient(db: Db, { userId, role }: Actor, clientId: string): Promise<Account> {
  const own = role === 'associate' ? eq(usersTable.associateId, userId) : eq(usersTable.id, userId)
  const isClient = and(eq(usersTable.isAdmin, false), eq(usersTable.isAssociate, false), eq(usersTable.isCourier, false))
  const [client] = await db
    .select(accountColumns)
    .from(usersTable)
    .where(and(eq(usersTable.id, clientId), isClient, role === 'administrator' ? undefined : own))
  if (!client) throw new DomainError('clientNotFound', { ids: [clientId] })
  return client
}
