// Bundles with what they are locked after. They are made and moved by the motor (records/); lists: bundles-lists.repository.ts.
import { DomainError } from '@app/domain'
import { and, count, eq, inArray, max, ne, or, type SQL } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { columnsOf } from '../../records/record-kind.ts'
import { find, lock, lockWhere } from '../../records/records.repository.ts'
import type { Doer } from '../events/events.repository.ts'
import { lockManifests } from '../manifest-records/manifests.repository.ts'
import { bundleKind } from './bundles.kind.ts'
import { type BundleRow, bundlesTable } from './bundles.table.ts'

/** Locks bundles, after the manifests that they are on: manifests, bundles, orders, quotas is the order everywhere. */
export async function lockBundles(db: Db, doer: Doer, ids: readonly string[]): Promise<BundleRow[]> {
  const seen = await find(db, doer, bundleKind, [...new Set(ids)])
  await lockManifests(
    db,
    seen.flatMap(({ manifestId }) => manifestId ?? []),
  )
  const locked = await lock(db, doer, bundleKind, ids)
  const known = new Set(seen.map(({ manifestId }) => manifestId))
  const moved = locked.filter(({ manifestId }) => !known.has(manifestId))
  if (moved.length > 0) throw new DomainError('bundleChangedMeanwhile', { ids: moved.map(({ id }) => id) })
  return locked
}

type Others = { ids?: readonly string[]; codes?: readonly string[] }

/** The bundles of a locked manifest, with others by their ids or codes. */
export const lockBundlesOfManifest = (db: Db, manifestId: string, { ids = [], codes = [] }: Others = {}): Promise<BundleRow[]> =>
  lockWhere(
    db,
    bundleKind,
    or(eq(bundlesTable.manifestId, manifestId), inArray(bundlesTable.id, [...ids]), inArray(bundlesTable.code, [...codes])),
  )

/** Which of these child guides bundles of other manifests have, in capitals. */
export async function guidesElsewhere(db: Db, manifestId: string, numbers: readonly string[]): Promise<Set<string>> {
  if (numbers.length === 0) return new Set()
  const { childGuideNumber } = bundlesTable
  // As typed and in capitals: an index on the numbers themselves finds both.
  const spelled = [...new Set(numbers.flatMap((number) => [number, number.toUpperCase()]))]
  const rows = await db
    .select({ childGuideNumber })
    .from(bundlesTable)
    .where(and(inArray(childGuideNumber, spelled), ne(bundlesTable.manifestId, manifestId), ne(bundlesTable.status, 'removed')))
  return new Set(rows.map((row) => row.childGuideNumber?.toUpperCase() ?? ''))
}

/** How many bundles a locked manifest carries, and the place after the last of them. */
export async function placesOnManifest(db: Db, manifestId: string): Promise<{ count: number; next: number }> {
  const [found] = await db
    .select({ count: count(), last: max(bundlesTable.position) })
    .from(bundlesTable)
    .where(eq(bundlesTable.manifestId, manifestId))
  return { count: found?.count ?? 0, next: (found?.last ?? -1) + 1 }
}

/** Those that meet the condition, the oldest first. */
export const firstBundles = (db: Db, condition: SQL | undefined, most: number): Promise<BundleRow[]> =>
  db.select(columnsOf(bundlesTable)).from(bundlesTable).where(condition).orderBy(bundlesTable.id).limit(most)

export const findBundlesOfManifest = (db: Db, manifestId: string): Promise<BundleRow[]> =>
  db
    .select(columnsOf(bundlesTable))
    .from(bundlesTable)
    .where(eq(bundlesTable.manifestId, manifestId))
    .orderBy(bundlesTable.position, bundlesTable.id)
