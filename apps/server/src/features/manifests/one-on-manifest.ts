// One bundle of many that a run puts on a manifest, or takes off again: the manifest has a new version, and no entry for each.
import { MOST_ON_MANIFEST } from '@app/contract/fields/list-limits'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { change } from '../../records/guarded-update.repository.ts'
import { refusedBeside, requireAllowed } from '../../records/next-status.ts'
import { bundleKind } from '../bundles/bundles.kind.ts'
import { placesOnManifest } from '../bundles/bundles.repository.ts'
import type { BundleRow } from '../bundles/bundles.table.ts'
import { manifestKind } from '../manifest-records/manifests.kind.ts'
import type { ManifestRow } from '../manifest-records/manifests.table.ts'
import { ELSEWHERE, putAt } from './put-on-manifest.ts'
import { takeOff } from './take-off-manifest.ts'

/** After those that are on it. Both are locked. @throws DomainError as `POST /manifest/{id}/bundle` refuses it */
export async function putOneOnManifest(db: Db, actor: Actor, manifest: ManifestRow, bundle: BundleRow): Promise<BundleRow> {
  await requireAllowed(db, actor, manifestKind, 'edit', [manifest])
  if (bundle.manifestId !== null) throw await refusedBeside(db, actor, bundleKind, 'putOnManifest', [bundle], ELSEWHERE)
  const { count, next } = await placesOnManifest(db, manifest.id)
  if (count >= MOST_ON_MANIFEST) throw new DomainError('manifestFull', { most: MOST_ON_MANIFEST })
  await change(db, manifestKind, [{ row: manifest, changes: {} }])
  const [put = bundle] = await putAt(db, actor, manifest, [bundle], next)
  return put
}

/** Free again. Both are locked. @throws DomainError as `DELETE /manifest/{id}/bundle` refuses it */
export async function takeOneOffManifest(db: Db, actor: Actor, manifest: ManifestRow, bundle: BundleRow): Promise<void> {
  await requireAllowed(db, actor, manifestKind, 'edit', [manifest])
  await change(db, manifestKind, [{ row: manifest, changes: {} }])
  await takeOff(db, actor, manifest, [bundle])
}
