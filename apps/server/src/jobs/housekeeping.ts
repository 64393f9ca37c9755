import { setTimeout as pause } from 'node:timers/promises'
import { confirmAlone } from '../features/accounts/approved/confirm-alone.ts'
import { endUnanswered } from '../features/approvals/end-unanswered.ts'
import * as emailLinks from '../features/credentials/email-links.repository.ts'
import * as challenges from '../features/credentials/passkey-challenges.repository.ts'
import * as sessions from '../features/credentials/sessions.repository.ts'
import * as idempotency from '../features/idempotency/idempotency.repository.ts'
import * as outbox from '../features/outbox/outbox.repository.ts'
import * as rateLimits from '../features/rate-limits/rate-limits.repository.ts'
import { removeOldRuns } from '../features/runs/runs.repository.ts'
import { removeOldSets } from '../features/set-records/sets.repository.ts'
import type { JobParts } from './job-parts.ts'

const HOUR_IN_MILLISECONDS = 3_600_000

/** Once an hour: removes what is no longer needed, ends unanswered approvals, and carries out what the only administrator asked a day ago. */
export async function keepHouse(parts: JobParts, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await pause(HOUR_IN_MILLISECONDS, undefined, { signal: stopping, ref: false }).catch(() => undefined)
    if (!stopping.aborted) await sweep(parts)
  }
}

/** Expired sessions, counted tries, unanswered approvals, sent messages, old answers, runs and sets: one that fails does not stop the others. */
export async function sweep({ db, log }: Pick<JobParts, 'db' | 'log'>): Promise<void> {
  const removed = [rateLimits.removeExpired(db), outbox.removeOld(db), sessions.removeEnded(db), idempotency.removeExpired(db)]
  const sweeps = [
    ...removed,
    challenges.removeExpired(db),
    emailLinks.removeOld(db),
    removeOldRuns(db),
    removeOldSets(db),
    endUnanswered(db),
    confirmAlone(db),
  ]
  const failed = (await Promise.allSettled(sweeps)).filter((result) => result.status === 'rejected')
  for (const { reason } of failed) log.warn({ err: reason }, 'housekeeping failed')
}
