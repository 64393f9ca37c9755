// Which bills and bundles orders are on.
import { and, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { billOrdersTable } from './bill-lines.table.ts'

type Places = { billIds: string[]; bundleIds: string[] }

/** Read before anything is locked: bundles are locked before bills, bills before orders. */
export async function whereOrdersAre(db: Db, orderIds: readonly string[]): Promise<Places> {
  const { billId, bundleId } = ordersTable
  const rows = await db
    .select({ billId, bundleId })
    .from(ordersTable)
    .where(inArray(ordersTable.id, [...orderIds]))
  return {
    billIds: [...new Set(rows.flatMap((row) => row.billId ?? []))],
    bundleIds: [...new Set(rows.flatMap((row) => row.bundleId ?? []))],
  }
}

/** The ids of all orders that these bills bill. */
export async function ordersOfBills(db: Db, billIds: readonly string[]): Promise<string[]> {
  const { billId, orderId, voidedAt } = billOrdersTable
  const isBilled = and(inArray(billId, [...billIds]), isNull(voidedAt))
  const rows = await db.select({ orderId }).from(billOrdersTable).where(isBilled)
  return rows.map((row) => row.orderId)
}
