// The only file that writes the associates' book: entries are only ever added, and a balance is their sum (domain, section 10).
import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { type EarningEntryRow, earningEntriesTable } from './earnings.table.ts'

export type NewEarningEntry = Pick<EarningEntryRow, 'associateId' | 'orderId' | 'kind' | 'amountInCents' | 'actorId'> &
  Partial<Pick<EarningEntryRow, 'orderPriceId' | 'reversesId' | 'reference' | 'note'>>

export async function addEntries(db: Db, entries: readonly NewEarningEntry[]): Promise<void> {
  if (entries.length > 0) await db.insert(earningEntriesTable).values([...entries])
}

const counterEntry = alias(earningEntriesTable, 'counter_entry')

/** What was accrued for these orders and not taken back: one entry for each order that somebody earns from. */
export const accrualsInForce = (db: Db, orderIds: readonly string[]): Promise<EarningEntryRow[]> => {
  const isInForce = and(
    inArray(earningEntriesTable.orderId, [...orderIds]),
    eq(earningEntriesTable.kind, 'accrual'),
    isNull(earningEntriesTable.reversesId),
    isNull(counterEntry.id),
  )
  return db
    .select(getTableColumns(earningEntriesTable))
    .from(earningEntriesTable)
    .leftJoin(counterEntry, eq(counterEntry.reversesId, earningEntriesTable.id))
    .where(isInForce)
}

/** What was earned on a client's orders, by one associate or by all, corrections included. */
export async function profitOnClient(db: Db, clientId: string, associateId: string | undefined): Promise<number> {
  const ofAssociate = associateId ? eq(earningEntriesTable.associateId, associateId) : undefined
  const [earned] = await db
    .select({ amountInCents: sql<number>`coalesce(sum(${earningEntriesTable.amountInCents}), 0)`.mapWith(Number) })
    .from(earningEntriesTable)
    .innerJoin(ordersTable, eq(ordersTable.id, earningEntriesTable.orderId))
    .where(and(eq(ordersTable.clientId, clientId), eq(earningEntriesTable.kind, 'accrual'), ofAssociate))
  return earned?.amountInCents ?? 0
}
