import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { bundleKind } from '../../bundles/bundles.kind.ts'
import { firstBundles } from '../../bundles/bundles.repository.ts'
import type { BundleRow } from '../../bundles/bundles.table.ts'
import { bundlesOfFilter } from '../../bundles/bundles-of-filter.ts'
import type { Wanted } from './run-act.ts'
import { wantedRecords } from './wanted-records.ts'

/** The bundles of a run. @throws bundleNotFound, runTooLarge, and what the list refuses of a filter */
export const wantedBundles = (db: Db, actor: Actor, wanted: Wanted): Promise<BundleRow[]> =>
  wantedRecords(db, actor, wanted, {
    kind: bundleKind,
    conditionOf: (filter) => bundlesOfFilter(db, actor, filter),
    first: firstBundles,
  })
