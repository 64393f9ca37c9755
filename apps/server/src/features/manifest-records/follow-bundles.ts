// What happens to manifests by itself, as their bundles come along (domain, section 6). The manifests are locked.
import { businessDay } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { actWherePossible } from '../../records/act.ts'
import type { Doer } from '../events/events.repository.ts'
import { manifestKind } from './manifests.kind.ts'
import type { ManifestRow } from './manifests.table.ts'

/** A manifest has arrived once all its bundles have. */
export function markArrivedManifests(db: Db, doer: Doer, manifests: readonly ManifestRow[]): Promise<ManifestRow[]> {
  const arrived = { arrivedAt: now(), arrivalDate: businessDay(now()) }
  return actWherePossible(db, doer, manifestKind, ['markArrived'], manifests, arrived, { place: 'UIO' })
}

/** A manifest of which a bundle is to be weighed again is not finished. */
export const reopenManifests = (db: Db, doer: Doer, manifests: readonly ManifestRow[]): Promise<ManifestRow[]> =>
  actWherePossible(db, doer, manifestKind, ['undoFinished'], manifests, { finishedAt: null })

/** A manifest is finished once all its bundles are weighed. */
export const finishManifests = (db: Db, doer: Doer, manifests: readonly ManifestRow[]): Promise<ManifestRow[]> =>
  actWherePossible(db, doer, manifestKind, ['markFinished'], manifests, { finishedAt: now() })
