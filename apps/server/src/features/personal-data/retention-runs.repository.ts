// The only file that touches the runs of the retention.
import type { RetentionKind } from '@app/domain'
import { and, eq, isNull, lt, type SQL } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { retentionRunsTable } from './retention-runs.table.ts'

/** A run that is older was left by a machine that stopped. */
const GIVEN_UP_AFTER_IN_MILLISECONDS = 3_600_000

/** Whether this machine does the day: none did, or one began it and stopped. */
export async function claimRun(db: Db, day: string): Promise<boolean> {
  const { day: ofDay, startedAt, finishedAt } = retentionRunsTable
  const wasLeft = and(isNull(finishedAt), lt(startedAt, new Date(now().getTime() - GIVEN_UP_AFTER_IN_MILLISECONDS)))
  const claimed = await db
    .insert(retentionRunsTable)
    .values({ day, startedAt: now() })
    .onConflictDoUpdate({ target: ofDay, set: { startedAt: now() }, setWhere: wasLeft })
    .returning({ id: retentionRunsTable.id })
  return claimed.length > 0
}

export async function finishRun(db: Db, day: string, removed: Partial<Record<RetentionKind, number>>): Promise<void> {
  await db.update(retentionRunsTable).set({ finishedAt: now(), removed }).where(eq(retentionRunsTable.day, day))
}

export const selectRuns = (db: Db, cursor: SQL<string>) => {
  const { id, day, startedAt, finishedAt, removed } = retentionRunsTable
  return db.select({ id, day, startedAt, finishedAt, removed, cursor }).from(retentionRunsTable)
}
export type RunRow = Awaited<ReturnType<typeof selectRuns>>[number]
