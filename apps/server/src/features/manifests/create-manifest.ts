import type { createManifest as contract } from '@app/contract/manifests.contract'
import { type Actor, manifestLifecycle, NOTHING_YET, nextStatus } from '@app/domain'
import type { z } from 'zod'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { addEvents } from '../events/events.repository.ts'
import { listOnManifest } from './list-on-manifest.ts'
import { viewManifest } from './manifest-detail.view.ts'
import { addManifest, getManifest, type ManifestChanges, refuseTakenGuide } from './manifests.repository.ts'

export type ManifestFields = z.output<(typeof contract)['body']>

export async function createManifest(db: Db, actor: Actor, { bundles, ...fields }: ManifestFields) {
  const status = nextStatus(manifestLifecycle, 'create', NOTHING_YET, actor)
  const creating = db.transaction(async (tx) => {
    const manifest = await addManifest(tx, { code: await nextCode(tx, 'manifest'), status, ...manifestChanges(fields) })
    await addEvents(tx, actor, [{ aggregate: 'manifest', aggregateId: manifest.id, action: 'create', to: status }])
    if (bundles) await listOnManifest(tx, actor, manifest, bundles)
    return manifest.id
  })
  const id = await refuseTakenGuide(creating)
  return viewManifest(db, actor, await getManifest(db, id))
}

/** What was not given stays; an empty guide number is none. */
export function manifestChanges({ guideNumber, ...fields }: Omit<ManifestFields, 'bundles'>): ManifestChanges {
  return { ...fields, ...(guideNumber !== undefined && { guideNumber: guideNumber || null }) }
}
