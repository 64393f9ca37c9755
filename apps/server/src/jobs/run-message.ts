import { forgetRefused } from '../features/mails/mails.repository.ts'
import { Postponed } from '../features/outbox/message-types.ts'
import { markFailed, markSent, postpone } from '../features/outbox/outbox.repository.ts'
import type { OutboxMessageRow } from '../features/outbox/outbox.table.ts'
import type { JobOutcome } from '../metrics/metrics.ts'
import type { JobParts } from './job-parts.ts'
import { readMessage } from './readers.ts'

/** Reads one message that this instance leased, and writes what became of it. */
export async function runMessage(parts: JobParts, message: OutboxMessageRow): Promise<void> {
  const begunAt = performance.now()
  const ended = (outcome: JobOutcome) => parts.jobEnded?.(message.kind, outcome, performance.now() - begunAt)
  try {
    const outcome = await readMessage(parts, message)
    if (outcome instanceof Postponed) return await postpone(parts.db, message, outcome.until)
    if (message.attempts > 1) await forgetRefused(parts.db, message.id)
    await markSent(parts.db, message)
    ended('done')
  } catch (error) {
    const isGivenUp = await markFailed(parts.db, message, error instanceof Error ? error.message : String(error))
    const about = { err: error, kind: message.kind, messageId: message.id, attempts: message.attempts }
    ended(isGivenUp ? 'givenUp' : 'failed')
    if (isGivenUp) parts.log.error(about, 'a job was given up')
    else parts.log.warn(about, 'a job failed')
  }
}
