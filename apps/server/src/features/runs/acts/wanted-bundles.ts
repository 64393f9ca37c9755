import type { Actor } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { bundleKind } from '../../bundles/bundles.kind.ts'
import { allBundles, associateBundles } from '../../bundles/bundles.lists.ts'
import { firstBundles } from '../../bundles/bundles.repository.ts'
import type { BundleRow } from '../../bundles/bundles.table.ts'
import { conditionOfFilter } from './condition-of-filter.ts'
import type { Wanted } from './run-act.ts'
import { wantedRecords } from './wanted-records.ts'

/** The bundles of a run. @throws bundleNotFound, runTooLarge, and what the list refuses of a filter */
export const wantedBundles = (db: Db, actor: Actor, wanted: Wanted): Promise<BundleRow[]> =>
  wantedRecords(db, actor, wanted, {
    kind: bundleKind,
    conditionOf: (filter) =>
      actor.role === 'associate'
        ? conditionOfFilter(associateBundles, { db, actor }, filter)
        : conditionOfFilter(allBundles, { db, actor }, filter),
    first: firstBundles,
  })
