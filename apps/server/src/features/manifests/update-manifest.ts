import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { actOnManifest } from './act-on-manifest.ts'
import { type ManifestFields, manifestChanges } from './create-manifest.ts'
import { listOnManifest } from './list-on-manifest.ts'
import { viewManifest } from './manifest-detail.view.ts'
import { getManifest, lockManifest, refuseTakenGuide } from './manifests.repository.ts'

/** What the manifest says and carries, until it is shipped. */
export async function updateManifest(db: Db, actor: Actor, id: string, { bundles, ...fields }: ManifestFields) {
  const updating = db.transaction(async (tx) => {
    const changes = manifestChanges(fields)
    const manifest = await actOnManifest(tx, actor, 'edit', await lockManifest(tx, id), changes, { changes })
    if (bundles) await listOnManifest(tx, actor, manifest, bundles)
  })
  await refuseTakenGuide(updating)
  return viewManifest(db, actor, await getManifest(db, id))
}
