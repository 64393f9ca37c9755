import { setTimeout as pause } from 'node:timers/promises'
import { keepFigures } from '../features/reports/keep-figures.ts'
import type { JobParts } from './job-parts.ts'

const EVERY_IN_MILLISECONDS = 5_000

/** Keeps what reports add up: meanwhile they read anew what changed, which takes longer and says the same. */
export async function keepFiguresCurrent({ db, log }: Pick<JobParts, 'db' | 'log'>, stopping: AbortSignal): Promise<void> {
  while (!stopping.aborted) {
    await pause(EVERY_IN_MILLISECONDS, undefined, { signal: stopping, ref: false }).catch(() => undefined)
    if (stopping.aborted) return
    await keepFigures(db).catch((error: unknown) => log.warn({ err: error }, 'figures of reports could not be kept'))
  }
}
