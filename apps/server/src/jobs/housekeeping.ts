import { setTimeout as pause } from 'node:timers/promises'
import * as idempotency from '../features/idempotency/idempotency.repository.ts'
import * as outbox from '../features/outbox/outbox.repository.ts'
import * as rateLimits from '../features/rate-limits/rate-limits.repository.ts'
import * as sessions from '../features/sessions/sessions.repository.ts'
import type { JobParts } from './job-parts.ts'

const HOUR_IN_MILLISECONDS = 3_600_000

/** Removes what has served, once an hour. */
export async function keepHouse(parts: JobParts, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await pause(HOUR_IN_MILLISECONDS, undefined, { signal: stopping, ref: false }).catch(() => undefined)
    if (!stopping.aborted) await sweep(parts)
  }
}

/** Ended sessions, counted tries, messages that were sent, answers kept long enough: what fails keeps none of the others. */
export async function sweep({ db, log }: Pick<JobParts, 'db' | 'log'>): Promise<void> {
  const sweeps = [rateLimits.removeExpired(db), outbox.removeOld(db), sessions.removeEnded(db), idempotency.removeExpired(db)]
  const failed = (await Promise.allSettled(sweeps)).filter((result) => result.status === 'rejected')
  for (const { reason } of failed) log.warn({ err: reason }, 'housekeeping failed')
}
