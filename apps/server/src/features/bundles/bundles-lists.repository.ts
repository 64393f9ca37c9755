// Lists of bundles, within the reach of whoever asks.
import { type BundleStatus, SHORTEST_SEARCH } from '@app/domain'
import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { countUpToMost, type Paging, pagesOf } from '../../db/paging.ts'
import { contains } from '../../db/search.ts'
import { withinReach } from '../../records/reach.ts'
import { columnsOf } from '../../records/record-kind.ts'
import type { Doer } from '../events/events.repository.ts'
import { manifestsTable } from '../manifests/manifests.table.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { usersTable } from '../users/users.table.ts'
import { bundleKind } from './bundles.kind.ts'
import { bundlesTable } from './bundles.table.ts'

export type BundleFilter = {
  statuses?: readonly BundleStatus[] | undefined
  manifestId?: string | undefined
  /** In Miami and on no manifest. */
  isFree?: boolean
  /** On a manifest already. */
  isGenerated?: boolean
  q?: string | undefined
  /** Found by something else than what they say themselves. */
  alsoIds?: readonly string[]
}

export function listBundles(db: Db, actor: Doer, filter: BundleFilter, paging: Paging) {
  const { cursor, after, orderBy, limit, offset } = pageOf(paging)
  return db
    .select({ ...columnsOf(bundlesTable), cursor })
    .from(bundlesTable)
    .where(and(matching(actor, filter), after))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
}

/** Counting stops at MOST_COUNTED. */
export const countBundles = (db: Db, actor: Doer, filter: BundleFilter): Promise<number> =>
  countUpToMost(db, bundlesTable, matching(actor, filter))

// What one search looks through at most: enough for a name, and no more for a letter sequence that everybody has.
const MOST_CLIENTS = 50
const MOST_BUNDLES = 1_000

/** Whoever is declared may be somebody else: the bundles that hold packages of the clients that are searched for, the newest first. */
export async function bundlesOfClients(db: Db, q: string): Promise<string[]> {
  if (q.length < SHORTEST_SEARCH) return []
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

const pageOf = pagesOf(
  {
    createdAt: bundlesTable.createdAt,
    updatedAt: bundlesTable.updatedAt,
    code: bundlesTable.code,
    status: bundlesTable.status,
    consignee: bundlesTable.consigneeName,
    childGuideNumber: bundlesTable.childGuideNumber,
    weightInGrams: bundlesTable.weightInGrams,
    valueWithTaxInCents: bundlesTable.valueWithTaxInCents,
    sentAt: bundlesTable.sentAt,
    arrivedAt: bundlesTable.arrivedAt,
  },
  bundlesTable.id,
)

function matching(actor: Doer, { statuses, manifestId, isFree, isGenerated, q, alsoIds = [] }: BundleFilter): SQL | undefined {
  const free = isFree ? and(eq(bundlesTable.status, 'inWarehouseMIA'), isNull(bundlesTable.manifestId)) : undefined
  const generated = isGenerated ? isNotNull(bundlesTable.manifestId) : undefined
  const found =
    q && q.length >= SHORTEST_SEARCH
      ? or(contains(bundlesTable.searchText, q), inArray(bundlesTable.id, [...alsoIds]))
      : undefined
  const ofStatus = statuses && inArray(bundlesTable.status, [...statuses])
  return and(
    withinReach(bundleKind, actor),
    ofStatus,
    manifestId ? eq(bundlesTable.manifestId, manifestId) : undefined,
    free,
    generated,
    found,
  )
}
