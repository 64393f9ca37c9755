import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { only } from '../../records/only.ts'
import { lock } from '../../records/records.repository.ts'
import { manifestKind } from '../manifest-records/manifests.kind.ts'
import { refuseTakenGuide } from '../manifest-records/manifests.repository.ts'
import { renewEstimates } from '../orders/promise/renew-estimates.ts'
import { type ManifestFields, manifestChanges } from './create-manifest.ts'
import { listOnManifest } from './list-on-manifest.ts'
import { viewManifest } from './manifest-detail.view.ts'

/** What the manifest says and carries, until it is shipped. */
export async function updateManifest(db: Db, actor: Actor, id: string, { bundles, ...fields }: ManifestFields) {
  const updating = db.transaction(async (tx) => {
    const changes = manifestChanges(fields)
    const locked = await lock(tx, actor, manifestKind, [id])
    const manifest = only(await act(tx, actor, manifestKind, 'edit', locked, changes, { changes }))
    if (changes.departureDate !== undefined) await renewEstimates(tx, { manifestId: id }, 'flight')
    if (bundles) await listOnManifest(tx, actor, manifest, bundles)
  })
  await refuseTakenGuide(updating)
  return viewManifest(db, actor, id)
}
