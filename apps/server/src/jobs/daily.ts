import { setTimeout as pause } from 'node:timers/promises'
import { businessDay } from '@app/domain'
import { now } from '../clock.ts'
import { endTolerances } from '../features/authorized-names/authorized-names.repository.ts'
import { remindCertificateEnd } from '../features/fiscal-registration/remind-certificate-end.ts'
import { noticeAbandonedOfDay } from '../features/incidents/abandoning/notice-abandoned-of-day.ts'
import { renewEstimatesOfDay } from '../features/orders/promise/renew-estimates-of-day.ts'
import { carryOutRetention } from '../features/personal-data/carry-out-retention.ts'
import { remindOfBills } from '../features/receivables/remind-of-bills.ts'
import type { JobParts } from './job-parts.ts'

const MINUTE_IN_MILLISECONDS = 60_000
/** 00:10 in Quito (both ways, section 5): whatever happens at midnight has happened. */
const AFTER_MIDNIGHT_IN_MILLISECONDS = 10 * MINUTE_IN_MILLISECONDS

/** What is done once a business day, by one machine; one that was off at that minute catches up. */
export async function keepDays(parts: JobParts, stopping: AbortSignal): Promise<void> {
  let done = ''
  while (!stopping.aborted) {
    await pause(MINUTE_IN_MILLISECONDS, undefined, { signal: stopping, ref: false }).catch(() => undefined)
    const due = dueDay(now())
    if (!stopping.aborted && due !== done && (await doDay(parts)) && (await doNight(parts))) done = due
  }
}

/** What is old enough is removed; apart from the day, which waits for nothing. */
export async function doNight({ db, log }: Pick<JobParts, 'db' | 'log'>): Promise<boolean> {
  try {
    await carryOutRetention(db, dueDay(now()))
    return true
  } catch (error) {
    log.warn({ err: error }, 'the retention of the day failed')
    return false
  }
}

/** The last business day whose job may be done. */
export const dueDay = (at: Date): string => businessDay(new Date(at.getTime() - AFTER_MIDNIGHT_IN_MILLISECONDS))

/** Whether it is done, here or elsewhere. It is tried again a minute later. */
export async function doDay({ db, log }: Pick<JobParts, 'db' | 'log'>): Promise<boolean> {
  try {
    await renewEstimatesOfDay(db, dueDay(now()))
    await noticeAbandonedOfDay(db, dueDay(now()))
    await endTolerances(db, now())
    await remindOfBills(db, dueDay(now()))
    await remindCertificateEnd(db, dueDay(now()))
    return true
  } catch (error) {
    log.warn({ err: error }, 'the job of the day failed')
    return false
  }
}
