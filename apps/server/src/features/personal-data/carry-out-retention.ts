import { keptSince, type RetentionKind } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { readValues } from '../parameters/read-parameters.ts'
import { eraseRows } from './erase-rows.repository.ts'
import { RETAINED } from './retained-kinds.repository.ts'
import { claimRun, finishRun } from './retention-runs.repository.ts'

/**
 * Removes what is older than the parameters say, once a business day, and puts on record how many rows of each kind. Each slice is a
 * transaction of its own: what one night does not finish the next one does.
 */
export async function carryOutRetention(db: Db, day: string): Promise<void> {
  if (!(await claimRun(db, day))) return
  const values = await readValues(db)
  const removed: Partial<Record<RetentionKind, number>> = {}
  for (const [kind, steps] of Object.entries(RETAINED) as [RetentionKind, (typeof RETAINED)[RetentionKind]][]) {
    const before = keptSince(kind, values, now())
    let count = 0
    for (const { isOf, ...erasing } of steps) count += await eraseRows(db, erasing, isOf(before))
    if (count > 0) removed[kind] = count
  }
  await finishRun(db, day, removed)
}
