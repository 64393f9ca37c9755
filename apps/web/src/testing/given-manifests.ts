import type { Manifest, ManifestDetail } from '@app/contract/manifests.contract'
import { anArrivedBundle } from './given-bundles.ts'
import { idOf, NOW } from './people.ts'

export const ON_IT = anArrivedBundle({ status: 'inWarehouseMIA', allowedActions: [] })
const NO_COST = { amountInCents: null, note: '' }
export const aManifest = (changed: Partial<ManifestDetail> = {}): ManifestDetail => ({
  ...{ id: idOf(61), code: 'MAN-61', version: 1, createdAt: NOW, updatedAt: NOW, status: 'active', guideNumber: '729-1' },
  ...{ airline: '', flight: '', departureDate: null, expectedDate: null, sentAt: null, arrivesOn: null, daysLate: 0 },
  ...{ notArrivedCount: 0, bundleCount: 1, loadedCount: 0, weightInGrams: 2_500, customsInvoiceValueInCents: 12_000 },
  ...{ cumulativeInCents: 12_780, allowedActions: ['ship', 'remove'], bundles: [ON_IT], checks: [], readyCount: 1 },
  costs: { freight: NO_COST, customs: NO_COST, other: NO_COST, dutyPaid: NO_COST },
  timeline: [],
  ...changed,
})

/** Without what hangs on it, as what changes many of its bundles answers. */
export function aloneManifest(changed: Partial<Manifest>): Manifest {
  const {
    bundles: _carried,
    checks: _problems,
    readyCount: _ready,
    timeline: _events,
    costs: _costs,
    ...manifest
  } = aManifest(changed)
  return manifest
}
