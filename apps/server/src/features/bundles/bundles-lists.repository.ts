import { and, desc, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { contains } from '../../db/search.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { usersTable } from '../users/users.table.ts'

// What one search looks through at most: enough for a name, and no more for a letter sequence that everybody has.
const MOST_CLIENTS = 50
const MOST_BUNDLES = 1_000

/** Whoever is declared may be somebody else: the bundles that hold packages of the clients that are searched for, the newest first. */
export async function bundlesOfClients(db: Db, q: string): Promise<string[]> {
  const clients = db
    .select({ id: usersTable.id })
    .from(usersTable)
    .where(contains(usersTable.searchText, q))
    .orderBy(usersTable.id)
    .limit(MOST_CLIENTS)
  const rows = await db
    .selectDistinct({ id: ordersTable.bundleId })
    .from(ordersTable)
    .where(and(inArray(ordersTable.clientId, clients), isNotNull(ordersTable.bundleId)))
    .orderBy(desc(ordersTable.bundleId))
    .limit(MOST_BUNDLES)
  return rows.flatMap(({ id }) => id ?? [])
}
