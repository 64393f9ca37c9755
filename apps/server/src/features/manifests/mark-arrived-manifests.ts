import { type Actor, businessDay, canDo, manifestLifecycle } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { withBundlesOnTheWay } from '../bundles/bundles.repository.ts'
import { actOnManifest } from './act-on-manifest.ts'
import { manifestSnapshot } from './manifest-snapshot.ts'
import { lockManifests } from './manifests.repository.ts'

/** A manifest has arrived once all its bundles have (domain, section 6). */
export async function markArrivedManifests(db: Db, actor: Actor, manifestIds: readonly string[]): Promise<void> {
  const onTheWay = await withBundlesOnTheWay(db, manifestIds)
  for (const manifest of await lockManifests(db, manifestIds)) {
    const snapshot = manifestSnapshot(manifest, !onTheWay.has(manifest.id))
    if (!canDo(manifestLifecycle, 'markArrived', snapshot, actor)) continue
    const arrived = { arrivedAt: now(), arrivalDate: businessDay(now()) }
    await actOnManifest(db, actor, 'markArrived', manifest, arrived, { place: 'UIO' })
  }
}
