// Frozen prices beside the orders they are of, what associates earn with them, and the duties they share.
import { and, asc, eq, isNotNull, isNull, ne, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { columnsOf } from '../../records/record-kind.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { earningEntriesTable } from '../earnings/earnings.table.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { orderPricesTable } from '../orders/prices/order-prices.table.ts'
import { after, PAGE_OF_BOOKS, sumsBy } from './books.repository.ts'

/** Prices in force with the order they are of. */
export const pricesAfter = (db: Db, id: string | undefined) =>
  db
    .select({ price: orderPricesTable, order: columnsOf(ordersTable) })
    .from(orderPricesTable)
    .innerJoin(ordersTable, eq(ordersTable.id, orderPricesTable.orderId))
    .where(and(isNull(orderPricesTable.supersededAt), after(orderPricesTable.id, id)))
    .orderBy(asc(orderPricesTable.id))
    .limit(PAGE_OF_BOOKS)
export type PriceInForce = Awaited<ReturnType<typeof pricesAfter>>[number]

export const accrualsByOrder = (db: Db, orderIds: readonly string[]) =>
  sumsBy(db, earningEntriesTable.orderId, earningEntriesTable.amountInCents, orderIds, eq(earningEntriesTable.kind, 'accrual'))

const { orderId, amountInCents } = earningEntriesTable

/** Accruals made with another order's price. */
export const accrualsOfOthers = (db: Db) =>
  db
    .select({ orderId, amountInCents })
    .from(earningEntriesTable)
    .innerJoin(orderPricesTable, eq(orderPricesTable.id, earningEntriesTable.orderPriceId))
    .where(ne(orderPricesTable.orderId, orderId))

const shareWhere = (condition: SQL) =>
  sql<number>`coalesce(${sum(orderPricesTable.dutyShareInCents)} filter (where ${condition}), 0)`.mapWith(Number)
const isOpen = sql`${ordersTable.status} = 'inWarehouseUIO'`
const isRemoved = sql`${ordersTable.status} = 'removed'`

/** Weighed bundles of category B: the duty of the declaration, beside the shares that its packages bear and that those bore which were lost. */
export const dutiesOfBundles = (db: Db) =>
  db
    .select({
      id: bundlesTable.id,
      dutyInCents: sql<number>`coalesce(${bundlesTable.dutyInCents}, 0)`.mapWith(Number),
      sharedInCents: shareWhere(sql`not ${isRemoved}`),
      lostInCents: shareWhere(isRemoved),
      isOpen: sql<boolean>`bool_or(${isOpen})`,
    })
    .from(bundlesTable)
    .innerJoin(ordersTable, eq(ordersTable.bundleId, bundlesTable.id))
    .innerJoin(orderPricesTable, and(eq(orderPricesTable.orderId, ordersTable.id), isNull(orderPricesTable.supersededAt)))
    .where(and(eq(bundlesTable.category, 'B'), isNotNull(bundlesTable.weighedAt)))
    .groupBy(bundlesTable.id)
