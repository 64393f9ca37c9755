import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from './db.ts'

const MOST_ATTEMPTS = 4
const LONGEST_PAUSE_IN_MILLISECONDS = 40
/** SQLSTATE: a serialisation failure, a deadlock. Of those that got in each other's way one was undone and may try again. */
const CONFLICTS = new Set(['40001', '40P01'])

/** Does `work` in a transaction, again from the start when it conflicts with another: `work` does nothing outside of it. */
export async function retriedTransaction<Result>(db: Db, work: (tx: Db) => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction(work)
    } catch (error) {
      if (attempt === MOST_ATTEMPTS || !isConflict(error)) throw error
    }
    await pause(Math.random() * LONGEST_PAUSE_IN_MILLISECONDS * attempt)
  }
}

/** The driver's errors come wrapped. */
function isConflict(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (CONFLICTS.has((cause as { code?: string }).code ?? '')) return true
  }
  return false
}
