import type { ManifestFact, ManifestStatus, Snapshot } from '@app/domain'
import type { ManifestRow } from './manifests.table.ts'

/** The manifest as its lifecycle sees it; what its bundles did shows in its own status until they are asked. */
export const manifestSnapshot = ({ status }: ManifestRow, allBundlesArrived = false): Snapshot<ManifestStatus, ManifestFact> => ({
  status,
  facts: { allBundlesArrived, allBundlesWeighed: false },
})
