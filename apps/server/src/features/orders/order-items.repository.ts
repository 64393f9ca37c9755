// The only file that touches the items of orders.
import { asc, inArray, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { writtenOnce } from '../../db/written-once.ts'
import { type OrderItemRow, orderItemsTable } from './order-items.table.ts'

export type Item = Pick<OrderItemRow, 'description' | 'quantity' | 'unitPriceInCents'> & {
  /** Category C: its item class. */
  tariffId?: string | undefined
}

const { orderId, description, quantity, unitPriceInCents, position, tariffId } = orderItemsTable
const readItems = writtenOnce((db) =>
  db
    .select({ orderId, description, quantity, unitPriceInCents, tariffId })
    .from(orderItemsTable)
    .where(sql`${orderId} = any(${sql.placeholder('orderIds')}::uuid[])`)
    .orderBy(orderId, asc(position)),
)

/** For the view of an order. */
export const itemsAsJson = (id: PgColumn): SQL<Item[]> =>
  // An item of category B says nothing of classes.
  sql<Item[]>`json_strip_nulls(${listAsJson(
    { description, quantity, unitPriceInCents, tariffId },
    sql`from ${orderItemsTable} where ${orderId} = ${id}`,
    sql`${position}`,
  )})`

/** For the title of an order: what its items are called, in their order. */
export const itemNamesAsJson = (id: PgColumn): SQL<string[]> =>
  sql<
    string[]
  >`coalesce((select json_agg(${description} order by ${position}) from ${orderItemsTable} where ${orderId} = ${id}), '[]')`

/** The items of each order, in their order; an order without any has none. */
export async function itemsOf(db: Db, orderIds: readonly string[]): Promise<Map<string, Item[]>> {
  const rows = await readItems(db, { orderIds })
  const items = new Map<string, Item[]>(orderIds.map((id) => [id, []]))
  for (const { orderId: id, tariffId, ...item } of rows) items.get(id)?.push(tariffId === null ? item : { ...item, tariffId })
  return items
}

export async function addItems(db: Db, itemsByOrder: ReadonlyMap<string, readonly Item[]>): Promise<void> {
  const rows = [...itemsByOrder].flatMap(([orderId, items]) => items.map((item, position) => ({ ...item, orderId, position })))
  if (rows.length > 0) await db.insert(orderItemsTable).values(rows)
}

export async function replaceItems(db: Db, orderId: string, items: readonly Item[]): Promise<void> {
  await db.delete(orderItemsTable).where(inArray(orderItemsTable.orderId, [orderId]))
  await addItems(db, new Map([[orderId, items]]))
}
