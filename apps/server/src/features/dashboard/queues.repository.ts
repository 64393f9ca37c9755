// What waits in each queue of the house, and since when. Each is one index scan; counting stops at MOST_COUNTED.
import { type BundleStatus, ORDERS, type OrderStatus } from '@app/domain'
import { and, eq, inArray, isNotNull, isNull, not, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { beginOf, waiting } from '../../records/waiting.ts'
import { refundsToPay } from '../accounts/refunds.repository.ts'
import { approvalsWaiting } from '../approvals/approvals.repository.ts'
import { isFinishedBill } from '../bills/bill-facts.repository.ts'
import { billsTable } from '../bills/bills.table.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { conversationsWaiting } from '../conversations/conversations.repository.ts'
import { isAmongTroubled, isLate, troubledSince } from '../orders/order-facts.repository.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { proofsWaiting } from '../payment-proof-records/pending-references.repository.ts'
import { linesWaiting } from '../statement-records/statement-lines.repository.ts'
import { disputedAccounts } from '../users/identity-claims.repository.ts'

const { createdAt, statusSince, promisedDate } = ordersTable
const orders = (status: OrderStatus | readonly OrderStatus[], since: SQL | PgColumn, ...also: SQL[]) =>
  waiting(ordersTable, and(inArray(ordersTable.status, [status].flat()), ...also), since)
const bundles = (status: BundleStatus, since: PgColumn) => waiting(bundlesTable, eq(bundlesTable.status, status), since)

export const queues = {
  toReview: orders('inReview', statusSince),
  toReceive: orders(ORDERS.toReceive, createdAt),
  incompleteAnswered: orders('incompleteState', statusSince),
  readyToBundle: orders('inWarehouseMIA', statusSince, isNull(ordersTable.bundleId), isNotNull(ordersTable.clientId)),
  toShip: bundles('inWarehouseMIA', bundlesTable.createdAt),
  toArrive: bundles('sended', bundlesTable.sentAt),
  toWeigh: bundles('arrived', bundlesTable.arrivedAt),
  toBill: orders('inWarehouseUIO', statusSince),
  toCharge: waiting(billsTable, eq(billsTable.status, 'pendingPayment'), billsTable.createdAt),
  toDeliver: waiting(billsTable, and(eq(billsTable.status, 'charged'), not(isFinishedBill)), billsTable.chargedAt),
  toRefund: refundsToPay,
  toApprove: approvalsWaiting,
  toIdentify: disputedAccounts,
  toAnswer: conversationsWaiting,
  withIncident: waiting(ordersTable, isAmongTroubled, troubledSince),
  late: orders(ORDERS.onTheWay, beginOf(promisedDate), isLate),
  unmatched: orders('inWarehouseMIA', statusSince, isNull(ordersTable.clientId)),
}

/** Of two kinds of record in one list. */
export const toMatch = { lines: linesWaiting, proofs: proofsWaiting }
