// Reads the whole books, record by record and in pages of ids, for whoever recomputes them.
import { and, asc, eq, gt, inArray, isNull, ne, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { billLinesTable } from '../bills/bill-lines.table.ts'
import { billColumns } from '../bills/bills.repository.ts'
import { billsTable } from '../bills/bills.table.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { earningEntriesTable } from '../earnings/earnings.table.ts'
import { orderPricesTable } from '../orders/order-prices.table.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { paymentsTable } from '../payments/payments.table.ts'
import { ledgerEntriesTable } from './ledger.table.ts'

export const PAGE_OF_BOOKS = 1_000

const FIRST = '00000000-0000-0000-0000-000000000000'
const after = (column: PgColumn, id: string | undefined): SQL => gt(column, id ?? FIRST)

/** Sums a table's amounts by a column, for these ids; what has no row sums to nothing. */
async function sumsBy(
  db: Db,
  column: PgColumn,
  amount: PgColumn,
  ids: readonly string[],
  also?: SQL,
): Promise<Map<string, number>> {
  const key = sql<string>`${column}`
  const rows = await db
    .select({ key, inCents: sum(amount).mapWith(Number) })
    .from(column.table)
    .where(and(inArray(column, [...ids]), also))
    .groupBy(column)
  return new Map(rows.map(({ key, inCents }) => [key, inCents ?? 0]))
}

export const billsAfter = (db: Db, id: string | undefined) =>
  db.select(billColumns).from(billsTable).where(after(billsTable.id, id)).orderBy(asc(billsTable.id)).limit(PAGE_OF_BOOKS)

export const linesByBill = (db: Db, ids: readonly string[], also?: SQL) =>
  sumsBy(db, billLinesTable.billId, billLinesTable.amountInCents, ids, also)
export const taxableLinesByBill = (db: Db, ids: readonly string[]) => linesByBill(db, ids, eq(billLinesTable.isTaxable, true))
export const chargesByBill = (db: Db, ids: readonly string[]) =>
  sumsBy(db, ledgerEntriesTable.billId, ledgerEntriesTable.amountInCents, ids, ne(ledgerEntriesTable.kind, 'payment'))
export const ledgerPaymentsByBill = (db: Db, ids: readonly string[]) =>
  sumsBy(db, ledgerEntriesTable.billId, ledgerEntriesTable.amountInCents, ids, eq(ledgerEntriesTable.kind, 'payment'))
export const paymentsByBill = (db: Db, ids: readonly string[]) =>
  sumsBy(db, paymentsTable.billId, paymentsTable.amountInCents, ids)

/** What each client owes by the book, beside what their open bills come to. */
export async function balancesOfClients(db: Db) {
  const owed = db
    .select({ clientId: billsTable.clientId, inCents: sum(billsTable.totalInCents).mapWith(Number).as('owed') })
    .from(billsTable)
    .where(eq(billsTable.status, 'pendingPayment'))
    .groupBy(billsTable.clientId)
    .as('open_bills')
  return db
    .select({
      clientId: ledgerEntriesTable.clientId,
      balanceInCents: sum(ledgerEntriesTable.amountInCents).mapWith(Number),
      owedInCents: sql<number>`coalesce(${owed.inCents}, 0)`.mapWith(Number),
    })
    .from(ledgerEntriesTable)
    .leftJoin(owed, eq(owed.clientId, ledgerEntriesTable.clientId))
    .groupBy(ledgerEntriesTable.clientId, owed.inCents)
}

/** Prices in force with the order they are of. */
export const pricesAfter = (db: Db, id: string | undefined) =>
  db
    .select({
      price: orderPricesTable,
      order: { status: ordersTable.status, category: ordersTable.category },
    })
    .from(orderPricesTable)
    .innerJoin(ordersTable, eq(ordersTable.id, orderPricesTable.orderId))
    .where(and(isNull(orderPricesTable.supersededAt), after(orderPricesTable.id, id)))
    .orderBy(asc(orderPricesTable.id))
    .limit(PAGE_OF_BOOKS)
export type PriceInForce = Awaited<ReturnType<typeof pricesAfter>>[number]

export const earningsByOrder = (db: Db, orderIds: readonly string[], kind: 'accrual' | 'settlement') =>
  sumsBy(db, earningEntriesTable.orderId, earningEntriesTable.amountInCents, orderIds, eq(earningEntriesTable.kind, kind))

/** Weighed bundles: the duty of the declaration, beside the shares that its packages bear. */
export const dutyOfBundles = (db: Db) =>
  db
    .select({
      id: bundlesTable.id,
      dutyInCents: bundlesTable.dutyInCents,
      sharedInCents: sum(orderPricesTable.dutyShareInCents).mapWith(Number),
    })
    .from(bundlesTable)
    .innerJoin(ordersTable, and(eq(ordersTable.bundleId, bundlesTable.id), ne(ordersTable.status, 'removed')))
    .innerJoin(orderPricesTable, and(eq(orderPricesTable.orderId, ordersTable.id), isNull(orderPricesTable.supersededAt)))
    .groupBy(bundlesTable.id)
