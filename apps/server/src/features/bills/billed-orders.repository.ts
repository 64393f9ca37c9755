// Which bills orders are on, and which orders bills bill.
import { type Titles, titlesOf } from '@app/domain'
import { and, eq, inArray, isNotNull, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { TITLE_COLUMNS, titleOfOrder } from '../orders/lists/order-titles.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { billOrdersTable } from './bill-lines.table.ts'
import { billsTable } from './bills.table.ts'

/** Read before anything is locked: bills are locked before their orders. */
export async function billsOf(db: Db, orderIds: readonly string[]): Promise<string[]> {
  const { id, billId } = ordersTable
  const rows = await db
    .selectDistinct({ billId: sql<string>`${billId}` })
    .from(ordersTable)
    .where(and(inArray(id, [...orderIds]), isNotNull(billId)))
  return rows.map((row) => row.billId)
}

/** Whose they are: read before anything is locked, and it never changes. */
export async function clientsOfBills(db: Db, billIds: readonly string[]): Promise<string[]> {
  const { id, clientId } = billsTable
  const rows = await db
    .selectDistinct({ clientId })
    .from(billsTable)
    .where(inArray(id, [...billIds]))
  return rows.map((row) => row.clientId)
}

/** What this client calls what these bills bill, or billed before they were voided. */
export async function titlesOfBills(db: Db, ownerId: string, billIds: readonly string[]): Promise<Map<string, Titles>> {
  const { billId, orderId, position } = billOrdersTable
  // Within another fragment the columns keep the names of their tables.
  const itemNames = sql<string[]>`${TITLE_COLUMNS.itemNames}`
  const rows = await db
    .select({ billId, ...TITLE_COLUMNS, itemNames })
    .from(billOrdersTable)
    .innerJoin(ordersTable, eq(ordersTable.id, orderId))
    .where(and(inArray(billId, [...billIds]), eq(ordersTable.clientId, ownerId)))
    .orderBy(position)
  const byBill = Map.groupBy(rows, (row) => row.billId)
  return new Map([...byBill].map(([id, billed]) => [id, titlesOf(billed.map(titleOfOrder))]))
}

/** The ids of all orders that these bills bill. */
export async function ordersOfBills(db: Db, billIds: readonly string[]): Promise<string[]> {
  const { billId, orderId, voidedAt } = billOrdersTable
  const isBilled = and(inArray(billId, [...billIds]), isNull(voidedAt))
  const rows = await db.select({ orderId }).from(billOrdersTable).where(isBilled)
  return rows.map((row) => row.orderId)
}

/** The ids of bills that stand, and of which nothing was handed over. */
export const billsNotHandedOver = (db: Db) => {
  const { billId, orderId, voidedAt } = billOrdersTable
  const handedOver = db
    .select({ orderId })
    .from(billOrdersTable)
    .innerJoin(ordersTable, eq(ordersTable.id, orderId))
    .where(and(eq(billId, billsTable.id), isNull(voidedAt), eq(ordersTable.status, 'receivedAndDelivered')))
  return db
    .select({ id: billsTable.id })
    .from(billsTable)
    .where(and(ne(billsTable.status, 'inactive'), notExists(handedOver)))
}
