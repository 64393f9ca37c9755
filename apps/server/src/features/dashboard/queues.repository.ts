// How much waits in each queue of the house. Each is one index scan; counting stops at MOST_COUNTED.
import { type BundleStatus, ORDERS, type OrderStatus } from '@app/domain'
import { and, eq, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { MOST_COUNTED } from '../../db/paging.ts'
import { refundsToPay } from '../accounts/refunds.repository.ts'
import { approvalsWaiting } from '../approvals/approvals.repository.ts'
import { isFinishedBill } from '../bills/bill-facts.repository.ts'
import { billsTable } from '../bills/bills.table.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { conversationsWaiting } from '../conversations/conversations.repository.ts'
import { isAmongTroubled, isLate } from '../orders/order-facts.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { disputedAccounts } from '../users/identity-claims.repository.ts'

const counted = (table: PgTable, condition: SQL | undefined): SQL<number> =>
  sql`(select count(*) from (select from ${table} where ${condition} limit ${sql.raw(String(MOST_COUNTED))}) counted)`

const orders = (status: OrderStatus | readonly OrderStatus[], ...also: SQL[]) =>
  counted(ordersTable, and(inArray(ordersTable.status, [status].flat()), ...also))
const bundles = (status: BundleStatus) => counted(bundlesTable, eq(bundlesTable.status, status))

export const queues = {
  toReview: orders('inReview'),
  toReceive: orders(ORDERS.toReceive),
  incompleteAnswered: orders('incompleteState'),
  readyToBundle: orders('inWarehouseMIA', isNull(ordersTable.bundleId), isNotNull(ordersTable.clientId)),
  toShip: bundles('inWarehouseMIA'),
  toArrive: bundles('sended'),
  toWeigh: bundles('arrived'),
  toBill: orders('inWarehouseUIO'),
  toCharge: counted(billsTable, eq(billsTable.status, 'pendingPayment')),
  toDeliver: counted(billsTable, and(eq(billsTable.status, 'charged'), not(isFinishedBill))),
  toRefund: refundsToPay(MOST_COUNTED),
  toApprove: approvalsWaiting(MOST_COUNTED),
  toIdentify: disputedAccounts,
  toAnswer: conversationsWaiting(MOST_COUNTED),
  withIncident: counted(ordersTable, isAmongTroubled),
  late: orders(ORDERS.onTheWay, isLate),
  unmatched: orders('inWarehouseMIA', isNull(ordersTable.clientId)),
}
