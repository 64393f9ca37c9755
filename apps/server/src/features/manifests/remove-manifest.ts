import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { only } from '../../records/only.ts'
import { lock } from '../../records/records.repository.ts'
import { manifestKind } from '../manifest-records/manifests.kind.ts'
import { listOnManifest } from './list-on-manifest.ts'

/** Its bundles are free again (domain, section 6). */
export function removeManifest(db: Db, actor: Actor, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const manifest = only(await act(tx, actor, manifestKind, 'remove', await lock(tx, actor, manifestKind, [id])))
    await listOnManifest(tx, actor, manifest, [])
  })
}
