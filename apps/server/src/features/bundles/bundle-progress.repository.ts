// Bundles as their packages move them on. Locks are taken in one order everywhere: manifests, bundles, bills, orders.
import { DomainError } from '@app/domain'
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { lockManifests } from '../manifests/manifests.repository.ts'
import type { ManifestRow } from '../manifests/manifests.table.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { bundleColumns } from './bundles.repository.ts'
import { type BundleRow, bundlesTable } from './bundles.table.ts'

export type Held = { manifests: ManifestRow[]; bundles: BundleRow[] }

/** Locks the bundles that these orders are in, and the manifests that those are on. */
export async function holdBundlesOf(db: Db, orderIds: readonly string[]): Promise<Held> {
  const places = await db
    .selectDistinct({ bundleId: bundlesTable.id, manifestId: bundlesTable.manifestId })
    .from(bundlesTable)
    .innerJoin(ordersTable, eq(ordersTable.bundleId, bundlesTable.id))
    .where(inArray(ordersTable.id, [...orderIds]))
  const manifestIds = places.flatMap(({ manifestId }) => manifestId ?? [])
  const bundleIds = places.map(({ bundleId }) => bundleId)
  const manifests = await lockManifests(db, manifestIds)
  const bundles = await db
    .select(bundleColumns)
    .from(bundlesTable)
    .where(inArray(bundlesTable.id, bundleIds))
    .orderBy(bundlesTable.id)
    .for('update')
  // Between finding a bundle and holding it, it may have been put on a manifest.
  const moved = bundles.filter(({ manifestId }) => manifestId !== null && !manifestIds.includes(manifestId))
  if (moved.length > 0) throw new DomainError('bundleChangedMeanwhile', { ids: moved.map(({ id }) => id) })
  return { manifests, bundles }
}

type BundleChanges = Partial<Omit<BundleRow, 'id' | 'version' | 'code'>>

/** Changes a bundle if it is still what was read. */
export async function changeBundle(db: Db, { id, status, version }: BundleRow, changes: BundleChanges): Promise<BundleRow> {
  const asRead = and(eq(bundlesTable.id, id), eq(bundlesTable.status, status), eq(bundlesTable.version, version))
  const [changed] = await db.update(bundlesTable).set(changes).where(asRead).returning(bundleColumns)
  if (!changed) throw new DomainError('bundleChangedMeanwhile', { ids: [id] })
  return changed
}

/** Locks the bundles that hold packages of these clients; answers their ids. */
export async function lockBundlesOfClients(db: Db, clientIds: readonly string[]): Promise<string[]> {
  const holding = db
    .select({ bundleId: ordersTable.bundleId })
    .from(ordersTable)
    .where(and(inArray(ordersTable.clientId, [...clientIds]), isNotNull(ordersTable.bundleId)))
  const locked = await db
    .select({ id: bundlesTable.id })
    .from(bundlesTable)
    .where(inArray(bundlesTable.id, holding))
    .orderBy(bundlesTable.id)
    .for('update')
  return locked.map(({ id }) => id)
}

/** A bundle is the associate's whose packages alone it holds: those may have gone to another. */
export async function followPackages(db: Db, bundleIds: readonly string[]): Promise<void> {
  if (bundleIds.length === 0) return
  const { bundleId, associateId } = ordersTable
  const theirs = sql<string | null>`(
    select case when count(*) = count(${associateId}) and min(${associateId}::text) = max(${associateId}::text)
      then min(${associateId}::text)::uuid end
    from ${ordersTable} where ${bundleId} = ${bundlesTable.id}
  )`
  const isAnother = sql`${bundlesTable.associateId} is distinct from ${theirs}`
  await db
    .update(bundlesTable)
    .set({ associateId: theirs })
    .where(and(inArray(bundlesTable.id, [...bundleIds]), isAnother))
}
