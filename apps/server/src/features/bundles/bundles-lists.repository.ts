import { and, desc, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { namedUsers } from '../people/named-users.repository.ts'

// What one search looks through at most: enough for a name, and no more for a letter sequence that everybody has.
const MOST_CLIENTS = 50
const MOST_BUNDLES = 1_000

/** The consignee may be another person: the bundles that hold packages of the clients that are searched for, the newest first. */
export async function bundlesOfClients(db: Db, q: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: ordersTable.bundleId })
    .from(ordersTable)
    .where(and(inArray(ordersTable.clientId, namedUsers(db, q, MOST_CLIENTS)), isNotNull(ordersTable.bundleId)))
    .orderBy(desc(ordersTable.bundleId))
    .limit(MOST_BUNDLES)
  return rows.flatMap(({ id }) => id ?? [])
}
