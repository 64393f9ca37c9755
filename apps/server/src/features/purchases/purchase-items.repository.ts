// The only file that writes what purchases buy.
import { asc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type PurchaseItemRow, purchaseItemsTable } from './purchases.table.ts'

export type NewItem = Omit<PurchaseItemRow, 'id' | 'purchaseId' | 'position'>

/** The items of each purchase, in their order. */
export async function itemsOf(db: Db, purchaseIds: readonly string[]): Promise<Map<string, PurchaseItemRow[]>> {
  if (purchaseIds.length === 0) return new Map()
  const { purchaseId, position } = purchaseItemsTable
  const rows = await db
    .select()
    .from(purchaseItemsTable)
    .where(inArray(purchaseId, [...purchaseIds]))
    .orderBy(purchaseId, asc(position))
  return Map.groupBy(rows, (item) => item.purchaseId)
}

export const itemsOfOne = async (db: Db, purchaseId: string): Promise<PurchaseItemRow[]> =>
  (await itemsOf(db, [purchaseId])).get(purchaseId) ?? []

export async function replaceItems(db: Db, purchaseId: string, items: readonly NewItem[]): Promise<void> {
  await db.delete(purchaseItemsTable).where(eq(purchaseItemsTable.purchaseId, purchaseId))
  await db.insert(purchaseItemsTable).values(items.map((item, position) => ({ ...item, purchaseId, position })))
}

export async function setUnitPrices(db: Db, items: readonly Pick<PurchaseItemRow, 'id' | 'unitPriceInCents'>[]): Promise<void> {
  for (const { id, unitPriceInCents } of items)
    await db.update(purchaseItemsTable).set({ unitPriceInCents }).where(eq(purchaseItemsTable.id, id))
}
