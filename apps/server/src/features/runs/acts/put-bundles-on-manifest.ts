// Free bundles put on a manifest that is being put together, one after the other.

import { manifests, runs } from '@app/contract'
import { MOST_ON_MANIFEST } from '@app/contract/fields/list-limits'
import { DomainError } from '@app/domain'
import type { z } from 'zod'
import { planPossible, requireAllowed } from '../../../records/next-status.ts'
import { get, lockOne } from '../../../records/records.repository.ts'
import { bundleKind } from '../../bundles/bundles.kind.ts'
import { findBundlesOfManifest, lockBundles } from '../../bundles/bundles.repository.ts'
import { manifestKind } from '../../manifest-records/manifests.kind.ts'
import { putOneOnManifest, takeOneOffManifest } from '../../manifests/one-on-manifest.ts'
import { type Seen, withValuesAndUndo } from './run-act.ts'
import { wantedBundles } from './wanted-bundles.ts'

type Values = z.output<typeof runs.RUN_VALUES.putBundlesOnManifest>

export const putBundlesOnManifest = withValuesAndUndo<Values>(runs.RUN_VALUES.putBundlesOnManifest, {
  roles: ['administrator'],
  duties: manifests.putOnManifest.duties,
  preview: async (db, actor, wanted, { manifestId }) => {
    const manifest = await get(db, actor, manifestKind, manifestId)
    await requireAllowed(db, actor, manifestKind, 'edit', [manifest])
    const rows = await wantedBundles(db, actor, wanted)
    const possible = await planPossible(db, actor, bundleKind, ['putOnManifest'], rows)
    const allowed = new Set(possible.get('putOnManifest')?.map(({ row }) => row.id))
    let places = MOST_ON_MANIFEST - (await findBundlesOfManifest(db, manifestId)).length
    return rows.map((bundle): Seen => {
      const seen = { recordId: bundle.id, code: bundle.code, amountInCents: null }
      if (bundle.manifestId === manifestId) return { ...seen, result: 'unchanged', reason: null }
      if (bundle.manifestId !== null && bundle.status === 'inWarehouseMIA')
        return { ...seen, result: 'refused', reason: 'bundleOnAnotherManifest' }
      if (!allowed.has(bundle.id)) return { ...seen, result: 'refused', reason: 'bundleActionNotAllowed' }
      places -= 1
      return places < 0 ? { ...seen, result: 'refused', reason: 'manifestFull' } : { ...seen, result: 'waiting', reason: null }
    })
  },
  carryOut: async (tx, actor, { recordId }, { manifestId }) => {
    // Manifests before bundles, as everywhere.
    const manifest = await lockOne(tx, actor, manifestKind, manifestId)
    const bundle = await lockOne(tx, actor, bundleKind, recordId)
    if (bundle.manifestId === manifestId) return 'unchanged'
    const { version } = await putOneOnManifest(tx, actor, manifest, bundle)
    return { leftVersion: version, before: null }
  },
  undo: async (tx, actor, { recordId, leftVersion }) => {
    const [bundle] = await lockBundles(tx, actor, [recordId])
    if (!bundle || bundle.version !== leftVersion || bundle.manifestId === null)
      throw new DomainError('bundleChangedMeanwhile', { ids: [recordId] })
    await takeOneOffManifest(tx, actor, await lockOne(tx, actor, manifestKind, bundle.manifestId), bundle)
  },
})
