import { type Actor, DomainError, MOST_IN_RUN } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { find } from '../../../records/records.repository.ts'
import { bundleKind } from '../../bundles/bundles.kind.ts'
import { allBundles, associateBundles } from '../../bundles/bundles.lists.ts'
import { firstBundles } from '../../bundles/bundles.repository.ts'
import type { BundleRow } from '../../bundles/bundles.table.ts'
import { conditionOfFilter } from './condition-of-filter.ts'
import { inOrderOf } from './in-order-of.ts'
import type { Wanted } from './run-act.ts'

/** The bundles of a run, within reach, as they are named or listed. @throws bundleNotFound, runTooLarge, and what the list refuses of a filter */
export async function wantedBundles(db: Db, actor: Actor, wanted: Wanted): Promise<BundleRow[]> {
  if ('ids' in wanted) {
    const found = await find(db, actor, bundleKind, wanted.ids)
    const there = new Set(found.map(({ id }) => id))
    const missing = wanted.ids.filter((id) => !there.has(id))
    if (missing.length > 0) throw new DomainError('bundleNotFound', { ids: missing })
    return inOrderOf(wanted.ids, found)
  }
  const reader = { db, actor }
  const condition =
    actor.role === 'associate'
      ? await conditionOfFilter(associateBundles, reader, wanted.filter)
      : await conditionOfFilter(allBundles, reader, wanted.filter)
  const bundles = await firstBundles(db, condition, MOST_IN_RUN + 1)
  if (bundles.length > MOST_IN_RUN) throw new DomainError('runTooLarge', { most: MOST_IN_RUN })
  return bundles
}
