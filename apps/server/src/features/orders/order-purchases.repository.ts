// What an order needs to know of the assisted purchase that it continues.
import { and, eq, ne, sum } from 'drizzle-orm'
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
