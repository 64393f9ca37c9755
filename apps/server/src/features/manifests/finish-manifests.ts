import { canDo, manifestLifecycle, nextStatus } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { withUnweighedBundles } from '../bundles/bundle-progress.repository.ts'
import { addEvents, type Doer } from '../events/events.repository.ts'
import { moveManifest } from './manifests.repository.ts'
import type { ManifestRow } from './manifests.table.ts'

/** A manifest is finished once all its bundles are weighed (domain, section 6). */
export async function finishManifests(db: Db, doer: Doer, manifests: readonly ManifestRow[]): Promise<void> {
  const unweighed = await withUnweighedBundles(
    db,
    manifests.map(({ id }) => id),
  )
  for (const manifest of manifests) {
    const facts = { allBundlesArrived: manifest.status === 'arrived', allBundlesWeighed: !unweighed.has(manifest.id) }
    const snapshot = { status: manifest.status, facts }
    if (!canDo(manifestLifecycle, 'markFinished', snapshot, doer)) continue
    const status = nextStatus(manifestLifecycle, 'markFinished', snapshot, doer)
    await moveManifest(db, manifest, { status, finishedAt: now() })
    const event = { aggregate: 'manifest', aggregateId: manifest.id, from: manifest.status, to: status } as const
    await addEvents(db, doer, [{ ...event, action: 'markFinished' }])
  }
}
