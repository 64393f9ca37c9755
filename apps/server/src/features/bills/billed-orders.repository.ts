// Which bills orders are on, and which orders bills bill.
import { and, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { billOrdersTable } from './bill-lines.table.ts'

/** Read before anything is locked: bills are locked before their orders. */
export async function billsOf(db: Db, orderIds: readonly string[]): Promise<string[]> {
  const { id, billId } = ordersTable
  const rows = await db
    .selectDistinct({ billId: sql<string>`${billId}` })
    .from(ordersTable)
    .where(and(inArray(id, [...orderIds]), isNotNull(billId)))
  return rows.map((row) => row.billId)
}

/** The ids of all orders that these bills bill. */
export async function ordersOfBills(db: Db, billIds: readonly string[]): Promise<string[]> {
  const { billId, orderId, voidedAt } = billOrdersTable
  const isBilled = and(inArray(billId, [...billIds]), isNull(voidedAt))
  const rows = await db.select({ orderId }).from(billOrdersTable).where(isBilled)
  return rows.map((row) => row.orderId)
}
