import type { Manifest } from '@app/contract/manifests.contract'
import { manifestLifecycle } from '@app/domain'
import { offeredActions } from '../../records/offered.ts'
import type { Doer } from '../events/events.repository.ts'
import type { ManifestInView } from './manifest-view.repository.ts'
import { manifestSnapshot } from './manifests.kind.ts'

/** The manifest as it is published. */
export const manifestView = (actor: Doer, manifest: ManifestInView): Manifest => ({
  id: manifest.id,
  code: manifest.code,
  version: manifest.version,
  createdAt: manifest.createdAt,
  updatedAt: manifest.updatedAt,
  status: manifest.status,
  guideNumber: manifest.guideNumber,
  airline: manifest.airline,
  flight: manifest.flight,
  departureDate: manifest.departureDate,
  expectedDate: manifest.expectedDate,
  sentAt: manifest.sentAt,
  ...manifest.arrival,
  ...manifest.totals,
  allowedActions: offeredActions(manifestLifecycle, manifestSnapshot(manifest), actor),
})
