// Refunds by whose they are. One by one they are read, locked and moved by the motor (records/).
import { and, eq, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { refundsTable } from './refunds.table.ts'

/** What a client asked for and nobody answered yet. */
export async function requestedOf(db: Db, clientId: string): Promise<number> {
  const [row] = await db
    .select({ inCents: sum(refundsTable.amountInCents).mapWith(Number) })
    .from(refundsTable)
    .where(and(eq(refundsTable.clientId, clientId), eq(refundsTable.status, 'requested')))
  return row?.inCents ?? 0
}

/** How many wait to be paid, at most as many as are counted; within another statement. */
export const refundsToPay = (most: number): SQL<number> =>
  sql`(select count(*) from (select from ${refundsTable} where ${eq(refundsTable.status, 'requested')} limit ${sql.raw(String(most))}) counted)`
