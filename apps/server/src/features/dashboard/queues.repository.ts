// How much waits in each queue of the house. Each is one index scan; counting stops at MOST_COUNTED.
import type { BundleStatus, OrderStatus } from '@app/domain'
import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { MOST_COUNTED } from '../../db/paging.ts'
import { billsTable } from '../bills/bills.table.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { ordersTable } from '../orders/orders.table.ts'

const countUpTo = (db: Db, table: PgTable, condition: SQL | undefined): Promise<number> =>
  db.$count(db.select({ one: sql`1` }).from(table).where(condition).limit(MOST_COUNTED).as('counted'))

export async function countQueues(db: Db) {
  const orders = (status: OrderStatus, ...also: SQL[]) => countUpTo(db, ordersTable, and(eq(ordersTable.status, status), ...also))
  const bundles = (status: BundleStatus) => countUpTo(db, bundlesTable, eq(bundlesTable.status, status))
  return {
    toReview: await orders('inReview'),
    toReceive: await orders('reviewed'),
    incompleteAnswered: await orders('incompleteState'),
    readyToBundle: await orders('inWarehouseMIA', isNull(ordersTable.bundleId), isNotNull(ordersTable.clientId)),
    toShip: await bundles('inWarehouseMIA'),
    toArrive: await bundles('sended'),
    toWeigh: await bundles('arrived'),
    toCharge: await countUpTo(db, billsTable, eq(billsTable.status, 'pendingPayment')),
    toDeliver: await countUpTo(db, billsTable, eq(billsTable.status, 'charged')),
    unmatched: await orders('inWarehouseMIA', isNull(ordersTable.clientId)),
  }
}
