// What an order needs to know of the assisted purchase that it continues.
import { and, eq, inArray, ne, sum } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { type OrderRow, ordersTable } from './orders.table.ts'

/**
 * The least that may be declared: the goods as paid to the store, less what the other parts of a split package declare. The purchase is
 * locked, so that of two parts which are lowered at once the second counts on what the first became. The order is locked
 * already, out of the usual turn, which is safe: who locks a purchase first locks orders only while it has become none.
 */
export async function leastValueOf(db: Db, { id, purchaseId }: Pick<OrderRow, 'id' | 'purchaseId'>): Promise<number> {
  if (purchaseId === null) return 0
  const [purchase] = await db
    .select({ priceInCents: purchasesTable.assistedPurchasePriceInCents })
    .from(purchasesTable)
    .where(eq(purchasesTable.id, purchaseId))
    .for('no key update')
  const [others] = await db
    .select({ valueInCents: sum(ordersTable.productValueInCents).mapWith(Number) })
    .from(ordersTable)
    .where(and(eq(ordersTable.purchaseId, purchaseId), ne(ordersTable.id, id)))
  return Math.max(0, (purchase?.priceInCents ?? 0) - (others?.valueInCents ?? 0))
}

/** The same of many, in two statements and without locks: what is asked for to be shown. */
export async function leastValuesOf(db: Db, orders: readonly OrderRow[]): Promise<Map<string, number>> {
  const purchaseIds = [...new Set(orders.flatMap(({ purchaseId }) => purchaseId ?? []))]
  if (purchaseIds.length === 0) return new Map()
  const paid = await db
    .select({ id: purchasesTable.id, priceInCents: purchasesTable.assistedPurchasePriceInCents })
    .from(purchasesTable)
    .where(inArray(purchasesTable.id, purchaseIds))
  const declared = await db
    .select({ id: ordersTable.purchaseId, valueInCents: sum(ordersTable.productValueInCents).mapWith(Number) })
    .from(ordersTable)
    .where(inArray(ordersTable.purchaseId, purchaseIds))
    .groupBy(ordersTable.purchaseId)
  const prices = new Map(paid.map(({ id, priceInCents }) => [id, priceInCents ?? 0]))
  const all = new Map(declared.map(({ id, valueInCents }) => [id, valueInCents ?? 0]))
  return new Map(
    orders.map(({ id, purchaseId, productValueInCents }) => {
      const others = (all.get(purchaseId) ?? 0) - productValueInCents
      return [id, Math.max(0, (prices.get(purchaseId ?? '') ?? 0) - others)]
    }),
  )
}
