// Manifests are read and written by the motor (records/); here is what is particular to them.
import { DomainError } from '@app/domain'
import { inArray } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { violatedConstraint } from '../../db/violated-constraint.ts'
import { lockWhere } from '../../records/records.repository.ts'
import { manifestKind } from './manifests.kind.ts'
import { type ManifestRow, manifestsTable } from './manifests.table.ts'

/** Manifests are locked before their bundles, and those before their packages. */
export const lockManifests = async (db: Db, ids: readonly string[]): Promise<ManifestRow[]> =>
  ids.length === 0 ? [] : lockWhere(db, manifestKind, inArray(manifestsTable.id, [...ids]))

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
