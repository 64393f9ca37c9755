import { and, desc, eq, inArray, isNotNull, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { namedUsers } from '../people/named-users.repository.ts'
import { bundlesTable } from './bundles.table.ts'

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

/** The same within few bundles, which need no list of what was found first: one statement less. */
export const holdsPackageOf = (db: Db, q: string): SQL =>
  inArray(
    bundlesTable.id,
    db
      .select({ id: ordersTable.bundleId })
      .from(ordersTable)
      .where(and(inArray(ordersTable.clientId, namedUsers(db, q, MOST_CLIENTS)), isNotNull(ordersTable.bundleId))),
  )

/** What a search of bundles reads of one. */
export const textOfBundle = bundlesTable.searchText

/** Where a bundle stands on its manifest. */
export const placeOnManifest = bundlesTable.position

/** On that manifest; where ids are given, one of them. */
export const isOnManifest = (manifestId: string, ids?: readonly string[]): SQL | undefined =>
  and(eq(bundlesTable.manifestId, manifestId), ids && inArray(bundlesTable.id, [...ids]))
