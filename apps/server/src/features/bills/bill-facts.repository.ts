// What the orders of bills say to their lifecycle.
import type { BillFacts } from '@app/domain'
import { eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { isInvoiced } from '../fiscal-documents/invoiced-bills.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { billOrdersTable } from './bill-lines.table.ts'
import { billsTable } from './bills.table.ts'
import { isCredited } from './credit-notes/credit-notes.repository.ts'

// One that was found after it was credited is billed anew, elsewhere.
const isLeft = sql`${billOrdersTable.voidedAt} is not null`
const isDelivered = sql`(${ordersTable.status} = 'receivedAndDelivered' and not ${isLeft})`
const FACTS = {
  someOrderDelivered: sql<boolean>`bool_or(${isDelivered})`,
  // What was closed is not waited for, and is not handed over either.
  allOrdersDelivered: sql<boolean>`bool_or(${isDelivered}) and bool_and(${isDelivered} or ${isLeft} or ${ordersTable.status} = 'removed')`,
  credited: isCredited(billOrdersTable.billId),
  invoiced: isInvoiced(billOrdersTable.billId),
}

const held = (
  whose: SQL,
) => sql`(select from ${billOrdersTable} join ${ordersTable} on ${ordersTable.id} = ${billOrdersTable.orderId}
  where ${billOrdersTable.billId} = ${billsTable.id} and not ${isLeft} and ${whose})`

/** Charged, and every package of it was closed: nothing is handed over any more. */
export const isFinishedBill = sql<boolean>`(${billsTable.status} = 'charged'
  and exists ${held(sql`${ordersTable.outcome} is not null`)} and not exists ${held(sql`${ordersTable.outcome} is null`)})`

/** By bill. */
export async function billFactsOf(db: Db, bills: readonly { id: string }[]): Promise<Map<string, BillFacts>> {
  const rows = await db
    .select({ billId: billOrdersTable.billId, ...FACTS })
    .from(billOrdersTable)
    .innerJoin(ordersTable, eq(ordersTable.id, billOrdersTable.orderId))
    .where(
      inArray(
        billOrdersTable.billId,
        bills.map(({ id }) => id),
      ),
    )
    .groupBy(billOrdersTable.billId)
  return new Map(rows.map(({ billId, ...facts }) => [billId, facts]))
}
