import { and, eq, lt } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { dailyJobsTable } from './daily-jobs.table.ts'

/** Whether this transaction is the one that does the job of that day. Another machine waits until it has committed, then does nothing. */
export async function claimDay(tx: Db, job: string, day: string): Promise<boolean> {
  const claimed = await tx.insert(dailyJobsTable).values({ job, day, doneAt: now() }).onConflictDoNothing().returning()
  return claimed.length > 0
}

/** Days that are over are needed no more. */
export const removeDaysBefore = async (db: Db, job: string, day: string): Promise<void> => {
  await db.delete(dailyJobsTable).where(and(eq(dailyJobsTable.job, job), lt(dailyJobsTable.day, day)))
}
