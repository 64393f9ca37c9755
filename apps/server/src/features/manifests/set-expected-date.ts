import { type Actor, businessDay, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { lockOne } from '../../records/records.repository.ts'
import { manifestKind } from '../manifest-records/manifests.kind.ts'
import { renewEstimates } from '../orders/promise/renew-estimates.ts'
import { viewManifest } from './manifest-detail.view.ts'

/** When staff expect a manifest in Quito; null where the rule says it. */
export async function setExpectedDate(db: Db, actor: Actor, id: string, expectedDate: string | null) {
  if (expectedDate !== null && expectedDate < businessDay(now())) throw new DomainError('dayInPast', { field: 'expectedDate' })
  await db.transaction(async (tx) => {
    const manifest = await lockOne(tx, actor, manifestKind, id)
    await actOnOne(tx, actor, manifestKind, 'setExpectedDate', manifest, { expectedDate })
    await renewEstimates(tx, { manifestId: id }, 'flight')
  })
  return viewManifest(db, actor, id)
}
