import { count, inArray, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'

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
