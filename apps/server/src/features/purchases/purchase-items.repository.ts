// The only file that writes what purchases buy.
import type { Purchase } from '@app/contract/purchases.contract'
import type { Title } from '@app/domain'
import { asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { titleOfPurchase } from './purchase-title.ts'
import { type PurchaseItemRow, purchaseItemsTable } from './purchases.table.ts'

export type NewItem = Omit<PurchaseItemRow, 'id' | 'purchaseId' | 'position' | 'askedQuantity'>

/** For the view of a purchase: its items as they are published. */
export const itemsAsJson = (id: PgColumn): SQL<Purchase['items']> => {
  const {
    purchaseId,
    position,
    unitPriceInCents,
    unitPriceLimitInCents: limit,
    askedQuantity: asked,
    ...item
  } = purchaseItemsTable
  const { link, store, description, options, quantity, tariffId } = item
  const columns = { id: item.id, link, store, description, options, quantity, unitPriceInCents, tariffId }
  const unitPriceLimitInCents = sql`coalesce(${limit}, ${unitPriceInCents})`
  return listAsJson(
    { ...columns, unitPriceLimitInCents, askedQuantity: sql`coalesce(${asked}, ${quantity})` },
    sql`from ${purchaseItemsTable} where ${purchaseId} = ${id}`,
    sql`${position}`,
  )
}

/** In their order. */
export const itemsOfOne = (db: Db, purchaseId: string): Promise<PurchaseItemRow[]> =>
  db
    .select()
    .from(purchaseItemsTable)
    .where(eq(purchaseItemsTable.purchaseId, purchaseId))
    .orderBy(asc(purchaseItemsTable.position))

/** What clients call these purchases, by purchase. */
export async function purchaseTitles(db: Db, purchaseIds: readonly string[]): Promise<Map<string, Title>> {
  const { purchaseId, description, store, position } = purchaseItemsTable
  const rows = await db
    .select({ purchaseId, description, store })
    .from(purchaseItemsTable)
    .where(inArray(purchaseId, [...purchaseIds]))
    .orderBy(asc(position))
  return new Map([...Map.groupBy(rows, (row) => row.purchaseId)].map(([id, items]) => [id, titleOfPurchase(items)]))
}

export async function replaceItems(db: Db, purchaseId: string, items: readonly NewItem[]): Promise<void> {
  await db.delete(purchaseItemsTable).where(eq(purchaseItemsTable.purchaseId, purchaseId))
  await db.insert(purchaseItemsTable).values(items.map((item, position) => ({ ...item, purchaseId, position })))
}

type Bought = Pick<PurchaseItemRow, 'id' | 'unitPriceInCents' | 'quantity' | 'askedQuantity'>

/** What the store takes for each, and how many it has. */
export async function setBought(db: Db, items: readonly Bought[]): Promise<void> {
  const column = <Name extends keyof Bought>(name: Name) => sql.param(items.map((item) => item[name]))
  await db.execute(sql`update ${purchaseItemsTable} set unit_price_in_cents = bought.price, quantity = bought.quantity, asked_quantity = bought.asked
    from unnest(${column('id')}::uuid[], ${column('unitPriceInCents')}::int[], ${column('quantity')}::int[], ${column('askedQuantity')}::int[])
      as bought (id, price, quantity, asked)
    where ${purchaseItemsTable.id} = bought.id`)
}
