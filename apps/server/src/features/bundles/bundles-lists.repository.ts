import { and, desc, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { contains } from '../../db/search.ts'
import { manifestsTable } from '../manifests/manifests.table.ts'
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

/** The manifests that bundles are on, by id. */
export async function manifestsOfBundles(db: Db, bundles: readonly { manifestId: string | null }[]) {
  const ids = [...new Set(bundles.flatMap(({ manifestId }) => manifestId ?? []))]
  if (ids.length === 0) return new Map()
  const { id, code } = manifestsTable
  const manifests = await db.select({ id, code }).from(manifestsTable).where(inArray(id, ids))
  return new Map(manifests.map((manifest) => [manifest.id, manifest]))
}
