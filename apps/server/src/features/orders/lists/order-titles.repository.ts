// What clients call their packages.
import { type Title, titleOf } from '@app/domain'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { itemNamesAsJson } from '../order-items.repository.ts'
import { ordersTable } from '../orders.table.ts'
import { describeNames } from '../requests/describe-items.ts'

const { id, clientId, description, store, tracking } = ordersTable

/** What is read of an order for its title. */
export const TITLE_COLUMNS = { description, store, tracking, itemNames: itemNamesAsJson(id) }

export type Told = { description: string; store: string; tracking: string | null; itemNames: readonly string[] }

/** A description that says no more than its items is no name that its client gave it. */
export const titleOfOrder = ({ description: words, itemNames: items, ...told }: Told): Title =>
  titleOf({ ...told, name: words === describeNames(items) ? '' : words, items })

/** Of those of these packages that are this client's: what another calls theirs is not told. */
export const titlesOfOrders = async (db: Db, ownerId: string, orderIds: readonly string[]): Promise<Title[]> => [
  ...(await titlesByOrder(db, ownerId, orderIds)).values(),
]

/** The same, by order. */
export async function titlesByOrder(db: Db, ownerId: string, orderIds: readonly string[]): Promise<Map<string, Title>> {
  const isOwn = and(inArray(id, [...orderIds]), eq(clientId, ownerId))
  // Within another fragment the columns keep the names of their tables.
  const itemNames = sql<string[]>`${TITLE_COLUMNS.itemNames}`
  const rows = await db
    .select({ id, ...TITLE_COLUMNS, itemNames })
    .from(ordersTable)
    .where(isOwn)
    .orderBy(id)
  return new Map(rows.map((row) => [row.id, titleOfOrder(row)]))
}
