// The only file that reads or writes the sessions table.
import type { Actor, Duty, Role } from '@app/domain'
import { dutiesOf, roleOf } from '@app/domain'
import { and, desc, eq, gt, inArray, isNull, lt, ne, not, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { writtenStatement } from '../../db/written-statement.ts'
import { usersTable } from '../users/users.table.ts'
import * as pushSubscriptions from './push-subscriptions.repository.ts'
import { lacksRequiredFactor } from './second-factors.repository.ts'
import { LAST_USE_PRECISION_IN_MILLISECONDS, SESSION_LIFETIMES } from './session-lifetimes.ts'
import { sessionsTable } from './sessions.table.ts'
import { makeStorageKey } from './storage-keys.repository.ts'
import { hashToken, newToken } from './tokens.ts'

type Origin = { ip: string; userAgent: string }
export type OpenSession = {
  sessionId: string
  actor: Actor
  authenticatedAt: Date
  /** The house requires the second step, and its owner has none yet. */
  lacksSecondFactor: boolean
  /** Its owner signed up and has not confirmed the address yet. */
  mustConfirmEmail: boolean
}

/** @returns the token, which is told once and kept by nobody but its owner. */
export async function open(db: Db, userId: string, role: Role, { ip, userAgent }: Origin): Promise<string> {
  const token = newToken()
  const openedAt = now()
  const expiresAt = new Date(openedAt.getTime() + SESSION_LIFETIMES[role].absoluteInMilliseconds)
  await makeStorageKey(db, userId)
  await db.insert(sessionsTable).values({
    tokenHash: hashToken(token),
    storageKey: newToken(),
    userId,
    authenticatedAt: openedAt,
    lastUsedAt: openedAt,
    expiresAt,
    ip,
    userAgent,
  })
  return token
}

type FoundSession = Pick<OpenSession, 'sessionId' | 'lacksSecondFactor' | 'mustConfirmEmail'> &
  Parameters<typeof roleOf>[0] &
  InstantsOfSession & { duties: Duty[] | null }
type InstantsOfSession = { userId: string; authenticatedAt: string; lastUsedAt: string }

const readOpen = writtenStatement<FoundSession>(() => {
  const { id, authenticatedAt, lastUsedAt, tokenHash, revokedAt, expiresAt, userId } = sessionsTable
  const { isAdmin, isAssociate, isCourier, duties, status, emailStatus } = usersTable
  return sql`
    select ${id} as "sessionId", ${authenticatedAt} as "authenticatedAt", ${lastUsedAt} as "lastUsedAt",
      ${lacksRequiredFactor} as "lacksSecondFactor", ${emailStatus} = 'waiting' as "mustConfirmEmail",
      ${userId} as "userId", ${isAdmin} as "isAdmin", ${isAssociate} as "isAssociate", ${duties} as "duties"
    from ${sessionsTable} join ${usersTable} on ${usersTable.id} = ${userId}
    where ${tokenHash} = ${sql.placeholder('tokenHash')} and ${revokedAt} is null and ${expiresAt} > ${sql.placeholder('now')}
      and ${status} = 'active' and not ${isCourier}`
})

/** Who a token belongs to: one query. Ended, idle and disabled all look alike: nobody. */
export async function find(db: Db, token: string): Promise<OpenSession | null> {
  const [row] = await readOpen(db, { tokenHash: hashToken(token), now: now().toISOString() })
  if (!row) return null
  const role = roleOf(row)
  const idleInMilliseconds = now().getTime() - Date.parse(row.lastUsedAt)
  if (idleInMilliseconds > SESSION_LIFETIMES[role].idleInMilliseconds) return null
  if (idleInMilliseconds > LAST_USE_PRECISION_IN_MILLISECONDS) await touch(db, row.sessionId)
  const { sessionId, authenticatedAt, lacksSecondFactor, mustConfirmEmail } = row
  const actor = { userId: row.userId, role, duties: dutiesOf(row) }
  return { sessionId, actor, authenticatedAt: new Date(authenticatedAt), lacksSecondFactor, mustConfirmEmail }
}

/** Which of these sessions are open, without using them, and the role of whoever has each. */
export async function openAmong(db: Db, ids: readonly string[]): Promise<Map<string, Role>> {
  const { id, lastUsedAt } = sessionsTable
  const { isAdmin, isAssociate, status } = usersTable
  const found = await db
    .select({ id, lastUsedAt, isAdmin, isAssociate })
    .from(sessionsTable)
    .innerJoin(usersTable, eq(usersTable.id, sessionsTable.userId))
    .where(and(inArray(id, [...ids]), isOpen(), eq(status, 'active'), not(lacksRequiredFactor)))
  const roles = found.map((row) => ({ ...row, role: roleOf(row) }))
  return new Map(roles.filter((row) => row.lastUsedAt > idleSince(row.role)).map((row) => [row.id, row.role]))
}

const touch = (db: Db, id: string) => db.update(sessionsTable).set({ lastUsedAt: now() }).where(eq(sessionsTable.id, id))

export const listOpen = (db: Db, userId: string, role: Role) =>
  db
    .select({
      id: sessionsTable.id,
      createdAt: sessionsTable.createdAt,
      lastUsedAt: sessionsTable.lastUsedAt,
      userAgent: sessionsTable.userAgent,
    })
    .from(sessionsTable)
    .where(and(eq(sessionsTable.userId, userId), isOpen(), gt(sessionsTable.lastUsedAt, idleSince(role))))
    .orderBy(desc(sessionsTable.lastUsedAt), desc(sessionsTable.id))

export const noteAuthentication = (db: Db, id: string) =>
  db.update(sessionsTable).set({ authenticatedAt: now() }).where(eq(sessionsTable.id, id))

/** What was sealed with it is lost with the session. @returns null where the session has ended */
export async function storageKey(db: Db, id: string): Promise<string | null> {
  const [session] = await db.select({ storageKey: sessionsTable.storageKey }).from(sessionsTable).where(eq(sessionsTable.id, id))
  return session?.storageKey ?? null
}

const ended = () => ({ revokedAt: now(), storageKey: null })

export async function close(db: Db, id: string): Promise<void> {
  await pushSubscriptions.forgetOf(db, id)
  await db.update(sessionsTable).set(ended()).where(eq(sessionsTable.id, id))
}

/** Dead at once, on every instance: the next request finds none. */
export async function closeAll(db: Db, userId: string, { except }: { except?: string | null } = {}): Promise<void> {
  const others = except ? ne(sessionsTable.id, except) : undefined
  await pushSubscriptions.forgetAllOf(db, userId, except)
  await db
    .update(sessionsTable)
    .set(ended())
    .where(and(eq(sessionsTable.userId, userId), isNull(sessionsTable.revokedAt), others))
}

/**
 * All sessions of the user end; that one goes on under another token, as old as it was: who copied the former one is out too.
 * @returns the token
 */
export async function goOnAlone(db: Db, userId: string, id: string | null): Promise<string> {
  const [own] = id ? await db.select().from(sessionsTable).where(eq(sessionsTable.id, id)) : []
  if (!own) throw new Error('there is no session that could go on')
  const token = newToken()
  const [next] = await db
    .insert(sessionsTable)
    .values({ ...own, id: undefined, tokenHash: hashToken(token) })
    .returning({ id: sessionsTable.id })
  if (!next) throw new Error('the session did not go on')
  await pushSubscriptions.moveTo(db, own.id, next.id)
  await closeAll(db, userId, { except: next.id })
  return token
}

const isOpen = () => and(isNull(sessionsTable.revokedAt), gt(sessionsTable.expiresAt, now()))
const idleSince = (role: Role): Date => new Date(now().getTime() - SESSION_LIFETIMES[role].idleInMilliseconds)

/** A session that expired is of no use to anybody, and neither is where it was opened. */
export async function removeEnded(db: Db): Promise<void> {
  await db.delete(sessionsTable).where(lt(sessionsTable.expiresAt, now()))
}
