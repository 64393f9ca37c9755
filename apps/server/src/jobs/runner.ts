import { setTimeout as pause } from 'node:timers/promises'
import { claimMessages, keepClaimed } from '../features/outbox/outbox.repository.ts'
import type { OutboxMessageRow } from '../features/outbox/outbox.table.ts'
import { keepDays } from './daily.ts'
import { startFiscalSteps } from './fiscal-steps.ts'
import { keepHouse } from './housekeeping.ts'
import type { JobParts } from './job-parts.ts'
import { keepFiguresCurrent } from './kept-figures.ts'
import { KINDS } from './readers.ts'
import { runMessage } from './run-message.ts'
import { keepSealing } from './sealing.ts'
import { keepNoticesCurrent } from './settled-notices.ts'

const POLL_INTERVAL_IN_MILLISECONDS = 5_000
const BATCH = 10
/** A runner that dies leaves its messages to the others after so long; one that lives keeps them. */
const LEASE_IN_SECONDS = 60
const RENEWAL_IN_MILLISECONDS = 20_000

/** What waits for the SRI waits apart: no mail waits with it. */
const KINDS_HERE = KINDS.filter((kind) => kind !== 'fiscalStep')

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

  const fiscalSteps = startFiscalSteps(parts, stopping.signal)
  const working = Promise.all([
    work(),
    fiscalSteps.working,
    keepHouse(parts, stopping.signal),
    keepDays(parts, stopping.signal),
    keepSealing(parts, stopping.signal),
    keepNoticesCurrent(parts, stopping.signal),
    keepFiguresCurrent(parts, stopping.signal),
  ])
  return {
    wake: () => {
      isWoken = true
      alarm.abort()
      fiscalSteps.wake()
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
    const messages = await claimMessages(parts.db, BATCH, LEASE_IN_SECONDS, KINDS_HERE)
    await keepingThem(parts, messages, () => Promise.all(messages.map((message) => runMessage(parts, message))))
    return messages.length
  } catch (error) {
    parts.log.warn({ err: error }, 'the outbox cannot be read')
    return 0
  }
}

/** A mail server may take its time. */
async function keepingThem({ db, log }: JobParts, messages: readonly OutboxMessageRow[], work: () => Promise<unknown>) {
  const ids = messages.map(({ id }) => id)
  const keep = () => keepClaimed(db, ids, LEASE_IN_SECONDS).catch((error) => log.warn({ err: error }, 'a claim was not renewed'))
  const renewal = setInterval(keep, RENEWAL_IN_MILLISECONDS)
  try {
    await work()
  } finally {
    clearInterval(renewal)
  }
}
