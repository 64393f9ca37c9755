// What bills bill. Bills themselves are read, made and moved by the motor (records/); lists: bills-lists.repository.ts.
import type { BillLine } from '@app/domain'
import { and, eq, isNull } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { billLinesTable, billOrdersTable } from './bill-lines.table.ts'

export type NewBillOrder = Omit<typeof billOrdersTable.$inferInsert, 'billId' | 'position' | 'voidedAt'>

export async function addContents(
  db: Db,
  billId: string,
  orders: readonly NewBillOrder[],
  lines: readonly BillLine[],
): Promise<void> {
  await db.insert(billOrdersTable).values(orders.map((order, position) => ({ ...order, billId, position })))
  await db.insert(billLinesTable).values(lines.map((line, position) => billLineRow(billId, line, position)))
}

export const billLineRow = (
  billId: string,
  { orderId, name, label = '', amountInCents, treatment, basis }: BillLine,
  position: number,
) => ({
  billId,
  orderId,
  position,
  name,
  label,
  amountInCents,
  treatment,
  basis: basis ?? null,
})

/** A voided bill releases its orders, so that they can be billed again; a valid one releases an order that was found and credited. */
export async function releaseOrders(db: Db, billId: string, orderId?: string): Promise<void> {
  const isHeld = and(eq(billOrdersTable.billId, billId), isNull(billOrdersTable.voidedAt))
  await db
    .update(billOrdersTable)
    .set({ voidedAt: now() })
    .where(orderId ? and(isHeld, eq(billOrdersTable.orderId, orderId)) : isHeld)
}
