import type { createManifest as contract } from '@app/contract/manifests.contract'
import { type Actor, asAirWaybill } from '@app/domain'
import type { z } from 'zod'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { create } from '../../records/create.repository.ts'
import { only } from '../../records/only.ts'
import { type ManifestChanges, manifestKind } from '../manifest-records/manifests.kind.ts'
import { refuseTakenGuide } from '../manifest-records/manifests.repository.ts'
import { listOnManifest } from './list-on-manifest.ts'
import { viewManifest } from './manifest-detail.view.ts'

export type ManifestFields = z.output<(typeof contract)['body']>

export async function createManifest(db: Db, actor: Actor, { bundles, ...fields }: ManifestFields) {
  const creating = db.transaction(async (tx) => {
    const code = await nextCode(tx, 'manifest')
    const manifest = only(await create(tx, actor, manifestKind, 'create', [{ code, ...manifestChanges(fields) }]))
    if (bundles) await listOnManifest(tx, actor, manifest, bundles)
    return manifest.id
  })
  const id = await refuseTakenGuide(creating)
  return viewManifest(db, actor, id)
}

/** What was not given stays; an empty guide number is none, and eleven digits are written as an air waybill. */
export function manifestChanges({ guideNumber, ...fields }: Omit<ManifestFields, 'bundles'>): ManifestChanges {
  return { ...fields, ...(guideNumber !== undefined && { guideNumber: guideNumber ? asAirWaybill(guideNumber) : null }) }
}
