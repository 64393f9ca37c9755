// What an order needs to know of the assisted purchase that it continues.
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'

/** The goods as paid to the store: the least that may be declared. */
export async function assistedPriceOf(db: Db, purchaseId: string): Promise<number> {
  const [purchase] = await db
    .select({ priceInCents: purchasesTable.assistedPurchasePriceInCents })
    .from(purchasesTable)
    .where(eq(purchasesTable.id, purchaseId))
  return purchase?.priceInCents ?? 0
}
