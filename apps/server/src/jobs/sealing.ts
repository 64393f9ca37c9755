import { setTimeout as pause } from 'node:timers/promises'
import { sealBooks } from '../features/seals/seal-books.ts'
import type { JobParts } from './job-parts.ts'

const MINUTE_IN_MILLISECONDS = 60_000
const MINUTES_OF_A_DAY = 1_440

/** Seals what was added to the books, once a minute; at the first time, and once a day, also what is older than an hour. */
export async function keepSealing({ db, log }: Pick<JobParts, 'db' | 'log'>, stopping: AbortSignal): Promise<void> {
  for (let minute = 0; !stopping.aborted; minute += 1) {
    await pause(MINUTE_IN_MILLISECONDS, undefined, { signal: stopping, ref: false }).catch(() => undefined)
    if (stopping.aborted) return
    await sealBooks(db, { isWhole: minute % MINUTES_OF_A_DAY === 0 }).catch((error: unknown) =>
      log.warn({ err: error }, 'the books could not be sealed'),
    )
  }
}
