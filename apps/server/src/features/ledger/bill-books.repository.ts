// What bills say, beside the ledger, the payments and the orders that they come from.
import type { PriceLine, PriceLineName } from '@app/domain'
import { and, asc, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { columnsOf } from '../../records/record-kind.ts'
import { billLinesTable, billOrdersTable } from '../bills/bill-lines.table.ts'
import { billsTable } from '../bills/bills.table.ts'
import { after, PAGE_OF_BOOKS, sumsBy } from './books.repository.ts'
import { type LedgerEntryRow, ledgerEntriesTable } from './ledger.table.ts'

export const billsAfter = (db: Db, id: string | undefined) =>
  db
    .select(columnsOf(billsTable))
    .from(billsTable)
    .where(after(billsTable.id, id))
    .orderBy(asc(billsTable.id))
    .limit(PAGE_OF_BOOKS)
export type BillInBooks = Awaited<ReturnType<typeof billsAfter>>[number]

/** All lines, or those of a name. */
export const linesByBill = (db: Db, ids: readonly string[], name?: PriceLineName) =>
  sumsOfLines(db, ids, name && eq(billLinesTable.name, name))
/** Those at the general rate of IVA. */
export const taxableLinesByBill = (db: Db, ids: readonly string[]) =>
  sumsOfLines(db, ids, eq(billLinesTable.treatment, 'general'))
const sumsOfLines = (db: Db, ids: readonly string[], also?: SQL) =>
  sumsBy(db, billLinesTable.billId, billLinesTable.amountInCents, ids, also)

export const servicesByBill = (db: Db, ids: readonly string[]) =>
  sumsBy(db, billOrdersTable.billId, billOrdersTable.serviceInCents, ids)
export const dutiesByBill = (db: Db, ids: readonly string[]) =>
  sumsBy(db, billOrdersTable.billId, billOrdersTable.dutyInCents, ids)

export const entriesByBill = (db: Db, ids: readonly string[], kind: LedgerEntryRow['kind']) =>
  sumsBy(db, ledgerEntriesTable.billId, ledgerEntriesTable.amountInCents, ids, eq(ledgerEntriesTable.kind, kind))
/** What is still to pay of each. */
export const dueByBill = (db: Db, ids: readonly string[]) =>
  sumsBy(db, ledgerEntriesTable.billId, ledgerEntriesTable.amountInCents, ids)

/** Orders on bills that were not voided, one bill at a time, with what it says of them. */
export const billedOrdersAfter = (db: Db, id: string | undefined) =>
  db
    .select({
      billId: billOrdersTable.billId,
      orderId: billOrdersTable.orderId,
      serviceInCents: billOrdersTable.serviceInCents,
      dutyInCents: billOrdersTable.dutyInCents,
    })
    .from(billOrdersTable)
    .where(and(isNull(billOrdersTable.voidedAt), after(billOrdersTable.orderId, id)))
    .orderBy(asc(billOrdersTable.orderId))
    .limit(PAGE_OF_BOOKS)
export type BilledOrder = Awaited<ReturnType<typeof billedOrdersAfter>>[number]

/** The lines of orders on the bill that bills them: one that was found is on an earlier one too. */
export async function billedLinesOf(db: Db, orders: readonly BilledOrder[]): Promise<Map<string | null, PriceLine[]>> {
  const { orderId, name, amountInCents, treatment } = billLinesTable
  const inBills = inArray(
    billLinesTable.billId,
    orders.map((order) => order.billId),
  )
  const isOfBill = and(
    eq(billOrdersTable.billId, billLinesTable.billId),
    eq(billOrdersTable.orderId, orderId),
    isNull(billOrdersTable.voidedAt),
  )
  const rows = await db
    .select({ orderId, name: sql<PriceLineName>`${name}`, amountInCents, treatment })
    .from(billLinesTable)
    .innerJoin(billOrdersTable, isOfBill)
    .where(and(inBills, isNotNull(orderId)))
  return Map.groupBy(rows, (row) => row.orderId)
}
