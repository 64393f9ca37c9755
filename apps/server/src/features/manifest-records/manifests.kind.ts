import { type ManifestFact, type ManifestFacts, type ManifestStatus, manifestLifecycle, type Snapshot } from '@app/domain'
import { all } from '../../records/reach.ts'
import { type ChangesOf, noNews, recordKind } from '../../records/record-kind.ts'
import { progressOf } from './manifest-progress.repository.ts'
import { type ManifestRow, manifestsTable } from './manifests.table.ts'

export type ManifestChanges = ChangesOf<typeof manifestsTable>

/** What its bundles did shows in its own status until they are asked. */
export const manifestSnapshot = (
  { status }: Pick<ManifestRow, 'status'>,
  { allBundlesArrived = false, allBundlesWeighed = false }: Partial<ManifestFacts> = {},
): Snapshot<ManifestStatus, ManifestFact> => ({ status, facts: { allBundlesArrived, allBundlesWeighed } })

export const manifestKind = recordKind({
  name: 'manifest',
  table: manifestsTable,
  reach: { administrator: all },
  refusals: { absent: 'manifestNotFound', changed: 'manifestChangedMeanwhile' },
  lifecycle: manifestLifecycle,
  snapshot: manifestSnapshot,
  facts: { names: ['allBundlesArrived', 'allBundlesWeighed'], read: progressOf },
  news: noNews,
  // What was declared, whole: it is in the record itself.
  unrecorded: ['snapshot'],
})
