// The only file that writes the frozen prices of orders: a price never changes, the next version supersedes it.
import { and, inArray, isNull, max } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { type OrderPriceRow, orderPricesTable } from '../orders/prices/order-prices.table.ts'

export type NewPrice = Omit<OrderPriceRow, 'id' | 'number' | 'createdAt' | 'supersededAt'>

const isCurrent = (orderIds: readonly string[]) =>
  and(inArray(orderPricesTable.orderId, [...orderIds]), isNull(orderPricesTable.supersededAt))

/** The price in force of each order that has one. */
export async function currentPrices(db: Db, orderIds: readonly string[]): Promise<Map<string, OrderPriceRow>> {
  const rows = await db.select().from(orderPricesTable).where(isCurrent(orderIds))
  return new Map(rows.map((row) => [row.orderId, row]))
}

/** Freezes a price for each order; of the orders given, whatever was in force before is superseded. */
export async function freezePrices(db: Db, prices: readonly NewPrice[]): Promise<OrderPriceRow[]> {
  if (prices.length === 0) return []
  const orderIds = prices.map(({ orderId }) => orderId)
  const numbers = await lastNumbers(db, orderIds)
  await supersedePrices(db, orderIds)
  return db
    .insert(orderPricesTable)
    .values(prices.map((price) => ({ ...price, number: (numbers.get(price.orderId) ?? 0) + 1 })))
    .returning()
}

/** What these cost is open again. */
export async function supersedePrices(db: Db, orderIds: readonly string[]): Promise<void> {
  await db.update(orderPricesTable).set({ supersededAt: now() }).where(isCurrent(orderIds))
}

async function lastNumbers(db: Db, orderIds: readonly string[]): Promise<Map<string, number | null>> {
  const rows = await db
    .select({ orderId: orderPricesTable.orderId, last: max(orderPricesTable.number) })
    .from(orderPricesTable)
    .where(inArray(orderPricesTable.orderId, [...orderIds]))
    .groupBy(orderPricesTable.orderId)
  return new Map(rows.map(({ orderId, last }) => [orderId, last]))
}
