import type { PromiseReport } from '@app/contract/dashboard.contract'
import { type Actor, addDays, businessDay, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { readPromiseReport } from './promise-report.repository.ts'

const LAST_DAYS = 90

/** How far the promised days of what arrived were kept; an associate sees their own clients' packages. */
export async function getPromiseReport(
  db: Db,
  actor: Actor,
  asked: { from?: string | undefined; to?: string | undefined },
): Promise<PromiseReport> {
  const days = daysOf(asked)
  const report = await readPromiseReport(db, actor, days)
  if (!report) throw new Error('the report has no row')
  return { ...days, ...report }
}

/** Both days or none, as lists have it. */
function daysOf({ from, to }: { from?: string | undefined; to?: string | undefined }): { from: string; to: string } {
  const today = businessDay(now())
  if (from === undefined && to === undefined) return { from: addDays(today, 1 - LAST_DAYS), to: today }
  if (from === undefined) throw new DomainError('fieldRequired', { field: 'from' })
  if (to === undefined) throw new DomainError('fieldRequired', { field: 'to' })
  if (to < from) throw new DomainError('dateRangeReversed', { field: 'to' })
  return { from, to }
}
