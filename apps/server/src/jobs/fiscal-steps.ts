// Works off the steps of documents of the SRI: apart from other messages, because a call may take half a minute, and promptly.
import { setTimeout as pause } from 'node:timers/promises'
import { now } from '../clock.ts'
import { claimFew, nextDue } from '../features/outbox/outbox.repository.ts'
import type { OutboxMessageRow } from '../features/outbox/outbox.table.ts'
import type { JobParts } from './job-parts.ts'
import { runMessage } from './run-message.ts'

const KIND = 'fiscalStep'
/** Of all instances together. */
const MOST_AT_ONCE = 4
/** A call takes at most 30 seconds: an instance that dies leaves its steps to the others after so long. */
const LEASE_IN_SECONDS = 45
const LONGEST_REST_IN_MILLISECONDS = 5_000
/** Between two looks while every place is taken, or another instance has them. */
const SHORTEST_REST_IN_MILLISECONDS = 200

export type FiscalSteps = { wake: () => void; working: Promise<void> }

export function startFiscalSteps(parts: JobParts, stopping: AbortSignal): FiscalSteps {
  const running = new Set<Promise<void>>()
  let alarm = new AbortController()

  function begin(message: OutboxMessageRow): void {
    const step = runMessage(parts, message)
      .catch((error: unknown) => parts.log.warn({ err: error }, 'what became of a step could not be written'))
      .finally(() => {
        running.delete(step)
        alarm.abort()
      })
    running.add(step)
  }
  async function rest(milliseconds: number): Promise<void> {
    const signal = AbortSignal.any([alarm.signal, stopping])
    await pause(milliseconds, undefined, { signal, ref: false }).catch(() => undefined)
  }
  async function work(): Promise<void> {
    while (!stopping.aborted) {
      alarm = new AbortController()
      const milliseconds = await beginWhatIsDue(parts, begin)
      if (milliseconds > 0) await rest(milliseconds)
    }
    await Promise.all(running)
  }
  return { wake: () => alarm.abort(), working: work() }
}

/** @returns how long nothing more is due; as long as possible while the database does not answer. */
async function beginWhatIsDue({ db, log }: JobParts, begin: (message: OutboxMessageRow) => void): Promise<number> {
  try {
    const next = await nextDue(db, KIND)
    if (next === null) return LONGEST_REST_IN_MILLISECONDS
    const wait = next.getTime() - now().getTime()
    if (wait > 0) return Math.min(wait, LONGEST_REST_IN_MILLISECONDS)
    const claimed = await claimFew(db, KIND, MOST_AT_ONCE, LEASE_IN_SECONDS)
    for (const message of claimed) begin(message)
    return claimed.length > 0 ? 0 : SHORTEST_REST_IN_MILLISECONDS
  } catch (error) {
    log.warn({ err: error }, 'the steps of documents of the SRI cannot be read')
    return LONGEST_REST_IN_MILLISECONDS
  }
}
