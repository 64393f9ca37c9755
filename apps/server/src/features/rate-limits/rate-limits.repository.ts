// The only file that touches the rate limits: how often something was tried, counted for all instances together.
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { type RateLimitRow, rateLimitsTable } from './rate-limits.table.ts'

/** Counts one try. @returns how many there were in this window, and when the next one begins. */
export async function count(db: Db, key: string, windowInMilliseconds: number): Promise<{ tries: number; windowEnd: Date }> {
  const windowStart = startOfWindow(windowInMilliseconds)
  const windowEnd = new Date(windowStart.getTime() + windowInMilliseconds)
  const [row] = await db
    .insert(rateLimitsTable)
    .values({ key, windowStart, expiresAt: windowEnd })
    .onConflictDoUpdate({
      target: [rateLimitsTable.key, rateLimitsTable.windowStart],
      set: { count: sql`${rateLimitsTable.count} + 1` },
    })
    .returning({ tries: rateLimitsTable.count })
  return { tries: row?.tries ?? 1, windowEnd }
}

type Used = Pick<RateLimitRow, 'key' | 'windowStart' | 'expiresAt' | 'count'>

/** Adds what was counted elsewhere. Instances lock the rows in one order. @returns what there is of each now. */
export const add = (db: Db, used: readonly Used[]): Promise<Pick<RateLimitRow, 'key' | 'count'>[]> =>
  db
    .insert(rateLimitsTable)
    .values(used.toSorted((one, other) => (one.key < other.key ? -1 : 1)))
    .onConflictDoUpdate({
      target: [rateLimitsTable.key, rateLimitsTable.windowStart],
      set: { count: sql`${rateLimitsTable.count} + excluded.count` },
    })
    .returning({ key: rateLimitsTable.key, count: rateLimitsTable.count })

/** Takes back one try that was counted, or all of this window. */
export async function takeBack(db: Db, key: string, windowInMilliseconds: number, tries: 1 | 'all'): Promise<void> {
  const inThisWindow = and(eq(rateLimitsTable.key, key), eq(rateLimitsTable.windowStart, startOfWindow(windowInMilliseconds)))
  const left = tries === 'all' ? 0 : sql`greatest(${rateLimitsTable.count} - 1, 0)`
  await db.update(rateLimitsTable).set({ count: left }).where(inThisWindow)
}

/** Until when this is locked, beside what is counted of it: in a row of its own, whatever the window. */
const LOCK_WINDOW = new Date(0)

export async function lock(db: Db, key: string, until: Date): Promise<void> {
  await db
    .insert(rateLimitsTable)
    .values({ key, windowStart: LOCK_WINDOW, expiresAt: until })
    .onConflictDoUpdate({ target: [rateLimitsTable.key, rateLimitsTable.windowStart], set: { expiresAt: until } })
}

/** null where it is open. */
export async function lockedUntil(db: Db, key: string): Promise<Date | null> {
  const { windowStart, expiresAt } = rateLimitsTable
  const isLock = and(eq(rateLimitsTable.key, key), eq(windowStart, LOCK_WINDOW), gt(expiresAt, now()))
  const [locked] = await db.select({ until: expiresAt }).from(rateLimitsTable).where(isLock)
  return locked?.until ?? null
}

export async function removeExpired(db: Db): Promise<void> {
  await db.delete(rateLimitsTable).where(lt(rateLimitsTable.expiresAt, now()))
}

const startOfWindow = (windowInMilliseconds: number): Date =>
  new Date(Math.floor(now().getTime() / windowInMilliseconds) * windowInMilliseconds)
