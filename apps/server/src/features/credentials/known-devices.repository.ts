// The only file that touches the browsers that have signed in to accounts.
import { and, desc, eq, notInArray, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { usersTable } from '../users/users.table.ts'
import { knownDevicesTable } from './known-devices.table.ts'
import { hashToken } from './tokens.ts'

const { userId, markHash, lastUsedAt } = knownDevicesTable
const MOST_OF_ONE_ACCOUNT = 20

/** Whether the browser that bears this mark has signed in to the account of this address before. */
export async function isKnown(db: Db, email: string, mark: string): Promise<boolean> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(knownDevicesTable)
    .innerJoin(usersTable, eq(usersTable.id, userId))
    .where(and(eq(usersTable.email, email), eq(markHash, hashToken(mark))))
  return found !== undefined
}

/** Keeps the newest twenty of an account. */
export async function remember(db: Db, account: string, mark: string): Promise<void> {
  const usedAt = now()
  await db
    .insert(knownDevicesTable)
    .values({ userId: account, markHash: hashToken(mark), lastUsedAt: usedAt })
    .onConflictDoUpdate({ target: [userId, markHash], set: { lastUsedAt: usedAt } })
  const newest = db
    .select({ markHash })
    .from(knownDevicesTable)
    .where(eq(userId, account))
    .orderBy(desc(lastUsedAt))
    .limit(MOST_OF_ONE_ACCOUNT)
  await db.delete(knownDevicesTable).where(and(eq(userId, account), notInArray(markHash, newest)))
}

/** Whoever has one of them must sign in anew before their tries are their own. */
export const forgetAll = (db: Db, account: string) => db.delete(knownDevicesTable).where(eq(userId, account))
