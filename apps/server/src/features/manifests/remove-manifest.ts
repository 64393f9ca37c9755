import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { actOnManifest } from './act-on-manifest.ts'
import { listOnManifest } from './list-on-manifest.ts'
import { lockManifest } from './manifests.repository.ts'

/** Its bundles are free again (domain, section 6). */
export function removeManifest(db: Db, actor: Actor, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const manifest = await actOnManifest(tx, actor, 'remove', await lockManifest(tx, id))
    await listOnManifest(tx, actor, manifest, [])
  })
}
