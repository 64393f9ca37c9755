import { type ManifestAction, manifestLifecycle, nextStatus } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addEvents, type Doer, type NewEvent } from '../events/events.repository.ts'
import { manifestSnapshot } from './manifest-snapshot.ts'
import { type ManifestChanges, moveManifest } from './manifests.repository.ts'
import type { ManifestRow } from './manifests.table.ts'

type Told = Pick<NewEvent, 'place' | 'changes'>

/** Does one action with a locked manifest, with its event. */
export async function actOnManifest(
  db: Db,
  doer: Doer,
  action: ManifestAction,
  manifest: ManifestRow,
  changes: ManifestChanges = {},
  event: Told = {},
): Promise<ManifestRow> {
  const status = nextStatus(manifestLifecycle, action, manifestSnapshot(manifest, action === 'markArrived'), doer)
  const moved = await moveManifest(db, manifest, { ...changes, status })
  const happened = { aggregate: 'manifest', aggregateId: manifest.id, from: manifest.status, to: status } as const
  await addEvents(db, doer, [{ ...happened, ...event, action }])
  return moved
}
