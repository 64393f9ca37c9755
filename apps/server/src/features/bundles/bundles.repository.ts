// The only file that writes bundles, with bundle-progress.repository.ts. Lists: bundles-lists.repository.ts.
import { DomainError } from '@app/domain'
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { manifestsTable } from '../manifests/manifests.table.ts'
import { type BundleRow, bundlesTable } from './bundles.table.ts'

const { searchText: _forSearchAlone, ...columns } = getTableColumns(bundlesTable)
export const bundleColumns = columns

type NewBundle = Omit<typeof bundlesTable.$inferInsert, 'id'>

/** Whose bundles somebody reaches: an associate those with their own clients' packages alone, a client none. */
export function withinReach({ userId, role }: Doer): SQL | undefined {
  if (role === 'administrator') return undefined
  return role === 'associate' && userId !== null ? eq(bundlesTable.associateId, userId) : sql`false`
}

export async function addBundle(db: Db, bundle: NewBundle): Promise<BundleRow> {
  const [added] = await db.insert(bundlesTable).values(bundle).returning(bundleColumns)
  if (!added) throw new Error('the bundle was not added')
  return added
}

export async function getBundle(db: Db, actor: Doer, id: string): Promise<BundleRow> {
  const [bundle] = await findBundles(db, actor, [id])
  if (!bundle) throw new DomainError('bundleNotFound', { ids: [id] })
  return bundle
}

export const findBundles = (db: Db, actor: Doer, ids: readonly string[]): Promise<BundleRow[]> =>
  db
    .select(bundleColumns)
    .from(bundlesTable)
    .where(and(inArray(bundlesTable.id, [...ids]), withinReach(actor)))
    .orderBy(bundlesTable.id)

/** Locks bundles, after the manifests that they are on: manifests, bundles, orders, quotas is the order everywhere. */
export async function lockBundles(db: Db, actor: Doer, ids: readonly string[]): Promise<BundleRow[]> {
  const wanted = [...new Set(ids)]
  const seen = await findBundles(db, actor, wanted)
  await lockManifestsOf(db, seen)
  const locked = await lockWhere(db, and(inArray(bundlesTable.id, wanted), withinReach(actor)))
  const missing = wanted.filter((id) => !locked.some((bundle) => bundle.id === id))
  if (missing.length > 0) throw new DomainError('bundleNotFound', { ids: missing })
  const known = new Set(seen.map(({ manifestId }) => manifestId))
  const moved = locked.filter(({ manifestId }) => !known.has(manifestId))
  if (moved.length > 0) throw new DomainError('bundleChangedMeanwhile', { ids: moved.map(({ id }) => id) })
  return locked
}

/** The bundles of a locked manifest, with others by their ids. */
export const lockBundlesOfManifest = (db: Db, manifestId: string, ids: readonly string[] = []): Promise<BundleRow[]> =>
  lockWhere(db, sql`${bundlesTable.manifestId} = ${manifestId} or ${inArray(bundlesTable.id, [...ids])}`)

export const findBundlesOfManifest = (db: Db, manifestId: string): Promise<BundleRow[]> =>
  db
    .select(bundleColumns)
    .from(bundlesTable)
    .where(eq(bundlesTable.manifestId, manifestId))
    .orderBy(bundlesTable.position, bundlesTable.id)

const lockWhere = (db: Db, condition: SQL | undefined): Promise<BundleRow[]> =>
  db.select(bundleColumns).from(bundlesTable).where(condition).orderBy(bundlesTable.id).for('update')

async function lockManifestsOf(db: Db, bundles: readonly BundleRow[]): Promise<void> {
  const ids = bundles.flatMap(({ manifestId }) => manifestId ?? [])
  if (ids.length === 0) return
  await db
    .select({ id: manifestsTable.id })
    .from(manifestsTable)
    .where(inArray(manifestsTable.id, ids))
    .orderBy(manifestsTable.id)
    .for('update')
}
