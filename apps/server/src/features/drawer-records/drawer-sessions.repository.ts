// The only file that opens and closes drawers. What is closed is never changed.
import { DomainError } from '@app/domain'
import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type DrawerSessionRow, drawerSessionsTable, drawersTable } from './drawers.table.ts'

const { id, code, drawerId, holderId, businessDay, closedAt } = drawerSessionsTable

type Opened = Pick<DrawerSessionRow, 'drawerId' | 'holderId' | 'businessDay' | 'floatInCents' | 'openedAt'>

export async function addSession(db: Db, opened: Opened): Promise<DrawerSessionRow> {
  const [session] = await db.insert(drawerSessionsTable).values(opened).returning()
  if (!session) throw new Error('the drawer was not opened')
  return session
}

/** Held until the transaction ends: what goes in or out, and the closing, follow each other. */
export async function lockSession(db: Db, sessionId: string): Promise<DrawerSessionRow> {
  const session = await locked(db, eq(id, sessionId))
  if (!session) throw new DomainError('drawerSessionNotFound', { ids: [sessionId] })
  return session
}

/** The open one that this person holds; none where it is being closed at this moment. */
export const lockSessionHeldBy = (db: Db, personId: string): Promise<DrawerSessionRow | undefined> =>
  locked(db, and(eq(holderId, personId), isNull(closedAt)))

async function locked(db: Db, condition: SQL | undefined): Promise<DrawerSessionRow | undefined> {
  const [session] = await db.select().from(drawerSessionsTable).where(condition).for('update')
  return session
}

/** The open one that this person holds. */
export async function sessionHeldBy(db: Db, personId: string): Promise<string | undefined> {
  const [session] = await db
    .select({ id })
    .from(drawerSessionsTable)
    .where(and(eq(holderId, personId), isNull(closedAt)))
  return session?.id
}

export async function isOpen(db: Db, drawer: string): Promise<boolean> {
  const open = await db
    .select({ id })
    .from(drawerSessionsTable)
    .where(and(eq(drawerId, drawer), isNull(closedAt)))
  return open.length > 0
}

type Closing = Omit<DrawerSessionRow, keyof Opened | 'id'>

/** The session is locked, and open. */
export const closeSession = (db: Db, sessionId: string, closing: Closing): Promise<unknown> =>
  db
    .update(drawerSessionsTable)
    .set(closing)
    .where(and(eq(id, sessionId), isNull(closedAt)))

/** As `CIE-000001 Mostrador 1`; by the drawer and the day while it is open. */
export async function namesOfSessions(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id, code, businessDay, name: drawersTable.name })
    .from(drawerSessionsTable)
    .innerJoin(drawersTable, eq(drawersTable.id, drawerId))
    .where(inArray(id, [...ids]))
  return new Map(rows.map((row) => [row.id, `${row.code ?? row.businessDay} ${row.name}`]))
}
