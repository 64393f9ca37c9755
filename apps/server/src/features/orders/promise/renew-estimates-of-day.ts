import type { Db } from '../../../db/db.ts'
import { claimDay, removeDaysBefore } from '../../daily-jobs/daily-jobs.repository.ts'
import { renewEstimates } from './renew-estimates.ts'

const JOB = 'renewEstimates'

/** A day went by: every package on its way has its day of today. Of many machines one does it; the others find it done. */
export const renewEstimatesOfDay = (db: Db, day: string): Promise<void> =>
  db.transaction(async (tx) => {
    if (!(await claimDay(tx, JOB, day))) return
    await removeDaysBefore(tx, JOB, day)
    await renewEstimates(tx, 'all', 'day')
  })
