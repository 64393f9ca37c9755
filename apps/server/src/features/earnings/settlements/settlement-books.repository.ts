// Settlements beside their lines, and lines beside what they settle.
import { and, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/db.ts'
import { earningEntriesTable } from '../earnings.table.ts'
import { settlementsTable } from './settlements.table.ts'

const settled = alias(earningEntriesTable, 'settled')
const counter = alias(earningEntriesTable, 'counter')
const { orderId, associateId, kind, amountInCents, reversesId, settlementId, settlesId } = earningEntriesTable

const isLine = and(eq(kind, 'settlement'), isNull(reversesId))
const isUndone = sql`exists (select from ${earningEntriesTable} as "counter" where ${counter.reversesId} = ${earningEntriesTable.id})`

/** Lines that are not the whole of what they settle, or not of whom or of what it is. */
export function linesOff(db: Db) {
  const isElsewhere = or(
    ne(settled.associateId, associateId),
    ne(settled.orderId, orderId),
    ne(settlementsTable.associateId, associateId),
  )
  const expected = sql<number>`case when ${isElsewhere} then 0 else 0 - ${settled.amountInCents} end`.mapWith(Number)
  return db
    .select({ orderId: settled.orderId, expectedInCents: expected, foundInCents: amountInCents })
    .from(earningEntriesTable)
    .innerJoin(settled, eq(settled.id, settlesId))
    .innerJoin(settlementsTable, eq(settlementsTable.id, settlementId))
    .where(and(isLine, or(isElsewhere, sql`${amountInCents} <> 0 - ${settled.amountInCents}`)))
}

/** Settlements whose total is not that of their lines, or whose entries come to something once they are taken back. */
export async function settlementsOff(db: Db) {
  const lines = sql<number>`coalesce(sum(0 - ${amountInCents}) filter (where ${reversesId} is null), 0)`.mapWith(Number)
  const inForce = sql<number>`coalesce(sum(0 - ${amountInCents}), 0)`.mapWith(Number)
  const { id, status, totalInCents } = settlementsTable
  const found = await db
    .select({ id, status, totalInCents, linesInCents: lines, inForceInCents: inForce })
    .from(settlementsTable)
    .leftJoin(earningEntriesTable, eq(settlementId, id))
    .groupBy(id)
  return found.map((settlement) => ({
    ...settlement,
    expectedInCents: settlement.status === 'takenBack' ? 0 : settlement.linesInCents,
  }))
}

/** Entries that two lines in force settle. */
export const settledTwice = (db: Db) =>
  db
    .select({ orderId, amountInCents: sql<number>`sum(${amountInCents})`.mapWith(Number) })
    .from(earningEntriesTable)
    .where(and(isLine, sql`not ${isUndone}`))
    .groupBy(orderId, settlesId)
    .having(gt(sql`count(*)`, 1))
