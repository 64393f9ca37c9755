// How far the bundles of manifests have come.
import { bundlesThatAre, type ManifestFacts } from '@app/domain'
import { inArray, notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'

const CLOSED = bundlesThatAre('delivered', 'removed')

/** By manifest; one without bundles has nothing on its way. A bundle that incidents closed on the way is never weighed. */
export async function progressOf(db: Db, manifests: readonly { id: string }[]): Promise<Map<string, ManifestFacts>> {
  const { manifestId, status, weighedAt } = bundlesTable
  const ids = manifests.map(({ id }) => id)
  const rows = await db
    .select({
      manifestId: sql<string>`${manifestId}`,
      allBundlesArrived: sql<boolean>`not bool_or(${status} = 'sended')`,
      allBundlesWeighed: sql<boolean>`not bool_or(${notInArray(status, CLOSED)} and ${weighedAt} is null)`,
    })
    .from(bundlesTable)
    .where(inArray(manifestId, ids))
    .groupBy(manifestId)
  const known = new Map(rows.map(({ manifestId: id, ...facts }) => [id, facts]))
  return new Map(ids.map((id) => [id, known.get(id) ?? { allBundlesArrived: true, allBundlesWeighed: true }]))
}
