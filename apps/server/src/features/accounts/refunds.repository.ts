// Refunds by whose they are. One by one they are read, locked and moved by the motor (records/).
import { and, eq, sum } from 'drizzle-orm'
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
