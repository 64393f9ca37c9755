// Lists of bundles, within the reach of whoever asks.
import type { ListQuery } from '@app/contract'
import type { BundleStatus } from '@app/domain'
import { and, asc, count, desc, eq, inArray, isNull, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { contains, SHORTEST_SEARCH } from '../../db/search.ts'
import { MOST_COUNTED } from '../../http/list-answer.ts'
import type { Doer } from '../events/events.repository.ts'
import { manifestsTable } from '../manifests/manifests.table.ts'
import { bundleColumns, withinReach } from './bundles.repository.ts'
import { bundlesTable } from './bundles.table.ts'

export type BundleFilter = {
  statuses?: readonly BundleStatus[] | undefined
  manifestId?: string | undefined
  /** In Miami and on no manifest. */
  isFree?: boolean
  q?: string | undefined
}
type Page = Pick<ListQuery, 'page' | 'limit' | 'orderBy' | 'mode'>

export const listBundles = (db: Db, actor: Doer, filter: BundleFilter, { page, limit, orderBy, mode }: Page) =>
  db
    .select(bundleColumns)
    .from(bundlesTable)
    .where(matching(actor, filter))
    .orderBy(...inOrder(orderBy, mode))
    .limit(limit)
    .offset((page - 1) * limit)

/** Counting stops at MOST_COUNTED. */
export async function countBundles(db: Db, actor: Doer, filter: BundleFilter): Promise<number> {
  const found = db.select({ id: bundlesTable.id }).from(bundlesTable).where(matching(actor, filter)).limit(MOST_COUNTED)
  const [counted] = await db.select({ total: count() }).from(found.as('found'))
  return counted?.total ?? 0
}

/** The manifests that bundles are on, by id. */
export async function manifestsOfBundles(db: Db, bundles: readonly { manifestId: string | null }[]) {
  const ids = [...new Set(bundles.flatMap(({ manifestId }) => manifestId ?? []))]
  if (ids.length === 0) return new Map()
  const { id, code } = manifestsTable
  const manifests = await db.select({ id, code }).from(manifestsTable).where(inArray(id, ids))
  return new Map(manifests.map((manifest) => [manifest.id, manifest]))
}

const SORTABLE: Readonly<Record<string, PgColumn>> = {
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
}

function inOrder(orderBy: string | undefined, mode: 'asc' | 'desc'): [SQL, SQL] {
  const column = (orderBy && Object.hasOwn(SORTABLE, orderBy) && SORTABLE[orderBy]) || bundlesTable.createdAt
  const direction = mode === 'asc' ? asc : desc
  return [direction(column), direction(bundlesTable.id)]
}

function matching(actor: Doer, { statuses, manifestId, isFree, q }: BundleFilter): SQL | undefined {
  const free = isFree ? and(eq(bundlesTable.status, 'inWarehouseMIA'), isNull(bundlesTable.manifestId)) : undefined
  const found = q && q.length >= SHORTEST_SEARCH ? contains(bundlesTable.searchText, q) : undefined
  const ofStatus = statuses && inArray(bundlesTable.status, [...statuses])
  return and(withinReach(actor), ofStatus, manifestId ? eq(bundlesTable.manifestId, manifestId) : undefined, free, found)
}
