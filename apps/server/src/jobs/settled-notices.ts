import { setTimeout as pause } from 'node:timers/promises'
import { readSettledNotices } from '../features/notifications/settled/settled-notices.repository.ts'
import type { JobParts } from './job-parts.ts'

const EVERY_IN_MILLISECONDS = 5_000

/** Reads what staff were told of and somebody has done meanwhile: no list of news is worked off twice. */
export async function keepNoticesCurrent({ db, log }: Pick<JobParts, 'db' | 'log'>, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await pause(EVERY_IN_MILLISECONDS, undefined, { signal: stopping, ref: false }).catch(() => undefined)
    if (stopping.aborted) return
    await readSettledNotices(db).catch((error: unknown) => log.warn({ err: error }, 'settled notices could not be read'))
  }
}
