// A bill as it was made, for the fiscal document of it.
import { type BillLine, DomainError } from '@app/domain'
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { billLinesTable, billOrdersTable } from '../bills/bill-lines.table.ts'
import { type BillRow, billsTable } from '../bills/bills.table.ts'
import { ordersTable } from '../orders/orders.table.ts'

export type BillOnDocument = {
  bill: Omit<BillRow, 'searchText'>
  lines: BillLine[]
  /** In the order of the bill. */
  orders: { orderId: string; code: string }[]
}

/** @throws DomainError `billNotFound` */
export async function billOnDocument(db: Db, billId: string): Promise<BillOnDocument> {
  const [bill] = await db.select().from(billsTable).where(eq(billsTable.id, billId))
  if (!bill) throw new DomainError('billNotFound', { ids: [billId] })
  const { orderId, name, label, amountInCents, treatment, basis, position } = billLinesTable
  const lines = await db
    .select({ orderId, name, label, amountInCents, treatment, basis })
    .from(billLinesTable)
    .where(eq(billLinesTable.billId, billId))
    .orderBy(asc(position))
  const orders = await db
    .select({ orderId: ordersTable.id, code: ordersTable.code })
    .from(billOrdersTable)
    .innerJoin(ordersTable, eq(ordersTable.id, billOrdersTable.orderId))
    .where(eq(billOrdersTable.billId, billId))
    .orderBy(asc(billOrdersTable.position))
  return { bill, orders, lines: lines.map(({ basis: of, ...line }) => ({ ...line, ...(of && { basis: of }) })) }
}
