import type { Manifest } from '@app/contract/manifests.contract'
import { allowedActions, manifestLifecycle } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { manifestSnapshot } from './manifests.kind.ts'
import type { ManifestRow } from './manifests.table.ts'
import { type ManifestTotals, totalsOf } from './manifests-lists.repository.ts'

/** The manifests as they are published, in the order given. */
export async function viewManifests(db: Db, actor: Doer, manifests: readonly ManifestRow[]): Promise<Manifest[]> {
  const totals = await totalsOf(
    db,
    manifests.map(({ id }) => id),
  )
  return manifests.map((manifest) => manifestView(actor, manifest, totals.get(manifest.id) ?? NOTHING))
}

const NOTHING: ManifestTotals = { bundleCount: 0, weightInGrams: 0, customsInvoiceValueInCents: 0, cumulativeInCents: 0 }

const manifestView = (actor: Doer, manifest: ManifestRow, totals: ManifestTotals): Manifest => ({
  id: manifest.id,
  code: manifest.code,
  version: manifest.version,
  createdAt: manifest.createdAt.toISOString(),
  updatedAt: manifest.updatedAt.toISOString(),
  status: manifest.status,
  guideNumber: manifest.guideNumber,
  airline: manifest.airline,
  flight: manifest.flight,
  departureDate: manifest.departureDate,
  sentAt: manifest.sentAt?.toISOString() ?? null,
  ...totals,
  allowedActions: allowedActions(manifestLifecycle, manifestSnapshot(manifest), actor),
})
