// Bundles as their packages move them on. Locks are taken in one order everywhere: manifests, bundles, bills, orders.
import { DomainError } from '@app/domain'
import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { change } from '../../records/guarded-update.repository.ts'
import { lockWhere } from '../../records/records.repository.ts'
import { lockManifests } from '../manifest-records/manifests.repository.ts'
import type { ManifestRow } from '../manifest-records/manifests.table.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { bundleKind } from './bundles.kind.ts'
import { type BundleRow, bundlesTable } from './bundles.table.ts'

export type Held = { manifests: ManifestRow[]; bundles: BundleRow[] }

/** Locks the bundles that these orders are in, and the manifests that those are on. */
export async function holdBundlesOf(db: Db, orderIds: readonly string[]): Promise<Held> {
  const places = await db
    .selectDistinct({ bundleId: bundlesTable.id, manifestId: bundlesTable.manifestId })
    .from(bundlesTable)
    .innerJoin(ordersTable, eq(ordersTable.bundleId, bundlesTable.id))
    .where(inArray(ordersTable.id, [...orderIds]))
  return holdPlaces(db, places)
}

/** Locks these bundles, and the manifests that they are on. */
export async function holdBundles(db: Db, bundleIds: readonly string[]): Promise<Held> {
  const { id: bundleId, manifestId } = bundlesTable
  const ofThese = inArray(bundleId, [...bundleIds])
  return holdPlaces(db, await db.select({ bundleId, manifestId }).from(bundlesTable).where(ofThese))
}

async function holdPlaces(db: Db, places: readonly { bundleId: string; manifestId: string | null }[]): Promise<Held> {
  const manifestIds = places.flatMap(({ manifestId }) => manifestId ?? [])
  const bundleIds = places.map(({ bundleId }) => bundleId)
  const manifests = await lockManifests(db, manifestIds)
  const bundles = await lockWhere(db, bundleKind, inArray(bundlesTable.id, bundleIds))
  // Between finding a bundle and holding it, it may have been put on a manifest.
  const moved = bundles.filter(({ manifestId }) => manifestId !== null && !manifestIds.includes(manifestId))
  if (moved.length > 0) throw new DomainError('bundleChangedMeanwhile', { ids: moved.map(({ id }) => id) })
  return { manifests, bundles }
}

/** Locks the bundles that hold packages of these clients. */
export async function lockBundlesOfClients(db: Db, clientIds: readonly string[]): Promise<BundleRow[]> {
  const holding = db
    .select({ bundleId: ordersTable.bundleId })
    .from(ordersTable)
    .where(and(inArray(ordersTable.clientId, [...clientIds]), isNotNull(ordersTable.bundleId)))
  return lockWhere(db, bundleKind, inArray(bundlesTable.id, holding))
}

/** A locked bundle is the associate's whose packages alone it holds: those may have gone to another. */
export async function followPackages(db: Db, bundles: readonly BundleRow[]): Promise<void> {
  if (bundles.length === 0) return
  const { bundleId, associateId } = ordersTable
  const ids = bundles.map(({ id }) => id)
  const held = await db.selectDistinct({ bundleId, associateId }).from(ordersTable).where(inArray(bundleId, ids))
  const associatesOf = Map.groupBy(held, (one) => one.bundleId)
  const changed = bundles.flatMap((row) => {
    const [first, ...others] = associatesOf.get(row.id) ?? []
    const theirs = others.length > 0 ? null : (first?.associateId ?? null)
    return theirs === row.associateId ? [] : [{ row, changes: { associateId: theirs } }]
  })
  await change(db, bundleKind, changed)
}
