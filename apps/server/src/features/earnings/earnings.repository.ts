// The only file that writes the associates' book: entries are only ever added, and a balance is their sum (domain, section 10).
import { and, eq, getTableColumns, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { slicesFor } from '../../db/slices.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { type EarningEntryRow, earningEntriesTable } from './earnings.table.ts'

export type NewEarningEntry = Pick<EarningEntryRow, 'associateId' | 'orderId' | 'kind' | 'amountInCents' | 'actorId'> &
  Partial<Pick<EarningEntryRow, 'orderPriceId' | 'reversesId' | 'settlementId' | 'settlesId' | 'note'>>

export async function addEntries(db: Db, entries: readonly NewEarningEntry[]): Promise<void> {
  for (const slice of slicesFor(earningEntriesTable, entries)) await db.insert(earningEntriesTable).values(slice)
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

/** For the view of a client: what was earned on their orders, corrections included; by one associate, or by all where `associateId` is null. */
export const profitOn = (client: PgColumn): SQL<number> => {
  const { amountInCents, orderId, kind, associateId } = earningEntriesTable
  const given = sql`${sql.placeholder('associateId')}::uuid`
  return sql`(select coalesce(sum(${amountInCents}), 0) from ${earningEntriesTable} join ${ordersTable} on ${ordersTable.id} = ${orderId}
    where ${ordersTable.clientId} = ${client} and ${kind} = 'accrual' and (${given} is null or ${associateId} = ${given}))`
}
