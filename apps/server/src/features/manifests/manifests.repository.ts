// The only file that writes manifests. Lists: manifests-lists.repository.ts.
import { DomainError } from '@app/domain'
import { and, eq, getTableColumns, inArray } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { type ManifestRow, manifestsTable } from './manifests.table.ts'

type NewManifest = Omit<typeof manifestsTable.$inferInsert, 'id'>
export type ManifestChanges = Partial<Omit<ManifestRow, 'id' | 'version' | 'code'>>

const { searchText: _forSearchAlone, ...columns } = getTableColumns(manifestsTable)
export const manifestColumns = columns

export async function addManifest(db: Db, manifest: NewManifest): Promise<ManifestRow> {
  const [added] = await db.insert(manifestsTable).values(manifest).returning(manifestColumns)
  if (!added) throw new Error('the manifest was not added')
  return added
}

export async function getManifest(db: Db, id: string): Promise<ManifestRow> {
  const [manifest] = await db.select(manifestColumns).from(manifestsTable).where(eq(manifestsTable.id, id))
  if (!manifest) throw new DomainError('manifestNotFound', { ids: [id] })
  return manifest
}

export async function lockManifest(db: Db, id: string): Promise<ManifestRow> {
  const [manifest] = await lockManifests(db, [id])
  if (!manifest) throw new DomainError('manifestNotFound', { ids: [id] })
  return manifest
}

/** Manifests are locked before their bundles, and those before their packages. */
export const lockManifests = (db: Db, ids: readonly string[]): Promise<ManifestRow[]> =>
  db
    .select(manifestColumns)
    .from(manifestsTable)
    .where(inArray(manifestsTable.id, [...ids]))
    .orderBy(manifestsTable.id)
    .for('update')

/** Changes a manifest if it is still what was read. */
export async function moveManifest(db: Db, { id, status, version }: ManifestRow, changes: ManifestChanges): Promise<ManifestRow> {
  const asRead = and(eq(manifestsTable.id, id), eq(manifestsTable.status, status), eq(manifestsTable.version, version))
  const [moved] = await db.update(manifestsTable).set(changes).where(asRead).returning(manifestColumns)
  if (!moved) throw new DomainError('manifestChangedMeanwhile', { ids: [id] })
  return moved
}

/** A guide names one manifest, a child guide one bundle of it. */
export async function refuseTakenGuide<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await work
  } catch (error) {
    const constraint = violatedConstraint(error)
    if (constraint === 'manifests_guide_number_unique') throw new DomainError('guideNumberTaken', { field: 'guideNumber' })
    throw error
  }
}
