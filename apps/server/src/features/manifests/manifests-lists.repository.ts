// Lists of manifests with what their bundles come to.
import { type ManifestStatus, SHORTEST_SEARCH } from '@app/domain'
import { and, count, inArray, ne, type SQL, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { countUpToMost, type Paging, pagesOf } from '../../db/paging.ts'
import { contains } from '../../db/search.ts'
import { columnsOf } from '../../records/record-kind.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { manifestsTable } from './manifests.table.ts'

export type ManifestFilter = { statuses?: readonly ManifestStatus[] | undefined; q?: string | undefined }

export function listManifests(db: Db, filter: ManifestFilter, paging: Paging) {
  const { cursor, after, orderBy, limit, offset } = pageOf(paging)
  return db
    .select({ ...columnsOf(manifestsTable), cursor })
    .from(manifestsTable)
    .where(and(matching(filter), after))
    .orderBy(...orderBy)
    .limit(limit)
    .offset(offset)
}

/** Counting stops at MOST_COUNTED. */
export const countManifests = (db: Db, filter: ManifestFilter): Promise<number> =>
  countUpToMost(db, manifestsTable, matching(filter))

export type ManifestTotals = {
  bundleCount: number
  weightInGrams: number
  customsInvoiceValueInCents: number
  cumulativeInCents: number
}

/** What the bundles of each manifest come to; nothing for one without bundles. */
export async function totalsOf(db: Db, manifestIds: readonly string[]): Promise<Map<string | null, ManifestTotals>> {
  if (manifestIds.length === 0) return new Map()
  const { manifestId, weightInGrams, customsInvoiceValueInCents, declaredValueInCents, valueWithTaxInCents } = bundlesTable
  const rows = await db
    .select({
      manifestId,
      bundleCount: count(),
      weightInGrams: sum(weightInGrams).mapWith(Number),
      customsInvoiceValueInCents: sum(sql`coalesce(${customsInvoiceValueInCents}, ${declaredValueInCents})`).mapWith(Number),
      cumulativeInCents: sum(valueWithTaxInCents).mapWith(Number),
    })
    .from(bundlesTable)
    .where(inArray(manifestId, [...manifestIds]))
    .groupBy(manifestId)
  return new Map(rows.map(({ manifestId: id, ...totals }) => [id, totals]))
}

const pageOf = pagesOf(
  {
    createdAt: manifestsTable.createdAt,
    updatedAt: manifestsTable.updatedAt,
    code: manifestsTable.code,
    status: manifestsTable.status,
    guideNumber: manifestsTable.guideNumber,
    departureDate: manifestsTable.departureDate,
    sentAt: manifestsTable.sentAt,
  },
  manifestsTable.id,
)

/** A removed manifest is listed when it is asked for. */
function matching({ statuses, q }: ManifestFilter): SQL | undefined {
  const found = q && q.length >= SHORTEST_SEARCH ? contains(manifestsTable.searchText, q) : undefined
  const ofStatus = statuses ? inArray(manifestsTable.status, [...statuses]) : ne(manifestsTable.status, 'removed')
  return and(ofStatus, found)
}
