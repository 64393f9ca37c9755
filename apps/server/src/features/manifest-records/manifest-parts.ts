import type { ArrivedManifests } from '../ledger/reports/customs-figures.repository.ts'
import type { ManifestParts } from '../ledger/reports/margin-figures.repository.ts'
import { arrivedManifests } from './arrived-manifests.repository.ts'
import { costedManifests, costShares, manifestCodeOf } from './cost-shares.repository.ts'

/** What reports ask of manifests. */
export const MANIFESTS: ManifestParts & { arrived: ArrivedManifests } = {
  costShares,
  codeOf: manifestCodeOf,
  costed: costedManifests,
  arrived: arrivedManifests,
}
