// Lists of manifests with what their bundles come to.
import type { ListQuery } from '@app/contract'
import type { ManifestStatus } from '@app/domain'
import { and, asc, count, desc, inArray, ne, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { contains, SHORTEST_SEARCH } from '../../db/search.ts'
import { MOST_COUNTED } from '../../http/list-answer.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { manifestColumns } from './manifests.repository.ts'
import { manifestsTable } from './manifests.table.ts'

export type ManifestFilter = { statuses?: readonly ManifestStatus[] | undefined; q?: string | undefined }
type Page = Pick<ListQuery, 'page' | 'limit' | 'orderBy' | 'mode'>

export const listManifests = (db: Db, filter: ManifestFilter, { page, limit, orderBy, mode }: Page) =>
  db
    .select(manifestColumns)
    .from(manifestsTable)
    .where(matching(filter))
    .orderBy(...inOrder(orderBy, mode))
    .limit(limit)
    .offset((page - 1) * limit)

/** Counting stops at MOST_COUNTED. */
export async function countManifests(db: Db, filter: ManifestFilter): Promise<number> {
  const found = db.select({ id: manifestsTable.id }).from(manifestsTable).where(matching(filter)).limit(MOST_COUNTED)
  const [counted] = await db.select({ total: count() }).from(found.as('found'))
  return counted?.total ?? 0
}

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

const SORTABLE: Readonly<Record<string, PgColumn>> = {
  createdAt: manifestsTable.createdAt,
  updatedAt: manifestsTable.updatedAt,
  code: manifestsTable.code,
  status: manifestsTable.status,
  guideNumber: manifestsTable.guideNumber,
  departureDate: manifestsTable.departureDate,
  sentAt: manifestsTable.sentAt,
}

function inOrder(orderBy: string | undefined, mode: 'asc' | 'desc'): [SQL, SQL] {
  const column = (orderBy && Object.hasOwn(SORTABLE, orderBy) && SORTABLE[orderBy]) || manifestsTable.createdAt
  const direction = mode === 'asc' ? asc : desc
  return [direction(column), direction(manifestsTable.id)]
}

/** A removed manifest is listed when it is asked for. */
function matching({ statuses, q }: ManifestFilter): SQL | undefined {
  const found = q && q.length >= SHORTEST_SEARCH ? contains(manifestsTable.searchText, q) : undefined
  const ofStatus = statuses ? inArray(manifestsTable.status, [...statuses]) : ne(manifestsTable.status, 'removed')
  return and(ofStatus, found)
}
