import { setTimeout as pause } from 'node:timers/promises'
import { claimMessages, markFailed, markSent } from '../features/outbox/outbox.repository.ts'
import type { OutboxMessageRow } from '../features/outbox/outbox.table.ts'
import { keepHouse } from './housekeeping.ts'
import { JOBS, type JobParts } from './jobs.ts'

const POLL_INTERVAL_IN_MILLISECONDS = 5_000
const BATCH = 10
/** Longer than a mail server is waited for. */
const LEASE_IN_SECONDS = 60

export type Runner = {
  /** Says that there may be work: after every call that changed something. */
  wake: () => void
  /** Finishes what is being done and begins nothing more. */
  stop: () => Promise<void>
}

/** Works off the outbox. Any number of instances may run at once. */
export function startJobs(parts: JobParts): Runner {
  const stopping = new AbortController()
  let alarm = new AbortController()
  let isWoken = false

  async function work(): Promise<void> {
    while (!stopping.signal.aborted) {
      isWoken = false
      const done = await runBatch(parts)
      if (done === 0 && !isWoken) await rest()
    }
  }
  async function rest(): Promise<void> {
    alarm = new AbortController()
    const signal = AbortSignal.any([alarm.signal, stopping.signal])
    await pause(POLL_INTERVAL_IN_MILLISECONDS, undefined, { signal, ref: false }).catch(() => undefined)
  }

  const working = Promise.all([work(), keepHouse(parts, stopping.signal)])
  return {
    wake: () => {
      isWoken = true
      alarm.abort()
    },
    stop: async () => {
      stopping.abort()
      await working
    },
  }
}

/** @returns how many messages there were; none while the database does not answer. */
async function runBatch(parts: JobParts): Promise<number> {
  try {
    const messages = await claimMessages(parts.db, BATCH, LEASE_IN_SECONDS, Object.keys(JOBS))
    await Promise.all(messages.map((message) => run(parts, message)))
    return messages.length
  } catch (error) {
    parts.log.warn({ err: error }, 'the outbox cannot be read')
    return 0
  }
}

async function run(parts: JobParts, message: OutboxMessageRow): Promise<void> {
  try {
    await JOBS[message.kind]?.(parts, message)
    await markSent(parts.db, message)
  } catch (error) {
    parts.log.warn({ err: error, kind: message.kind, messageId: message.id, attempts: message.attempts }, 'a job failed')
    await markFailed(parts.db, message, error instanceof Error ? error.message : String(error))
  }
}
