// What the last weeks brought, by Quito's weeks from Monday.
import { and, desc, eq, gte, ne, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { billsTable } from '../bills/bills.table.ts'
import { earningEntriesTable } from '../earnings/earnings.table.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { usersTable } from '../users/users.table.ts'

const MOST_ASSOCIATES = 5

const weekOf = (column: PgColumn): SQL<string> =>
  sql<string>`to_char(date_trunc('week', ${column} at time zone 'America/Guayaquil'), 'YYYY-MM-DD')`

/** Grams that Miami received, by the first day of each week. */
export async function receivedByWeek(db: Db, since: Date): Promise<Map<string, number>> {
  const week = weekOf(ordersTable.intakeAt)
  const rows = await db
    .select({ week, inGrams: sum(ordersTable.warehouseWeightInGrams).mapWith(Number) })
    .from(ordersTable)
    .where(and(gte(ordersTable.intakeAt, since), ne(ordersTable.status, 'removed')))
    .groupBy(week)
  return new Map(rows.map(({ week, inGrams }) => [week, inGrams ?? 0]))
}

/** What was billed and not voided, in the same way. */
export async function billedByWeek(db: Db, since: Date): Promise<Map<string, number>> {
  const week = weekOf(billsTable.createdAt)
  const rows = await db
    .select({ week, inCents: sum(billsTable.totalInCents).mapWith(Number) })
    .from(billsTable)
    .where(and(gte(billsTable.createdAt, since), ne(billsTable.status, 'inactive')))
    .groupBy(week)
  return new Map(rows.map(({ week, inCents }) => [week, inCents ?? 0]))
}

/** Who earned the most in this time, with how many packages. */
export function topAssociates(db: Db, since: Date) {
  const profitInCents = sql<number>`sum(${earningEntriesTable.amountInCents})`.mapWith(Number)
  const packages = sql<number>`count(distinct ${earningEntriesTable.orderId})`.mapWith(Number)
  const { id, firstName, lastName, email, username, casilleroCode } = usersTable
  return db
    .select({ associate: { id, firstName, lastName, email, username, casilleroCode }, packages, profitInCents })
    .from(earningEntriesTable)
    .innerJoin(usersTable, eq(usersTable.id, earningEntriesTable.associateId))
    .where(and(eq(earningEntriesTable.kind, 'accrual'), gte(earningEntriesTable.createdAt, since)))
    .groupBy(usersTable.id)
    .orderBy(desc(profitInCents), usersTable.id)
    .limit(MOST_ASSOCIATES)
}
