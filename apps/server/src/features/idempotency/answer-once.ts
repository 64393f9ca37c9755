import { DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import * as records from './idempotency.repository.ts'

type Answered = { status: number; contentType: string; text: string }

const PAUSE_IN_SECONDS = 1

/**
 * Answers a request once: its answer is kept in the same transaction as its effect, and a repeated request gets the same bytes. A refusal
 * undoes the transaction and is not kept: nothing happened, and the key may be used again.
 */
export async function answerOnce(
  tx: Db,
  request: records.RepeatableRequest,
  answer: () => Promise<Answered>,
): Promise<Answered & { isReplayed: boolean }> {
  const isFirst = (await records.reserve(tx, request)) && (await records.claim(tx, request))
  if (!isFirst) return { ...(await keptAnswer(tx, request)), isReplayed: true }
  const answered = await answer()
  const { status, contentType, text } = answered
  await records.keep(tx, request, { status, contentType, response: text })
  return { ...answered, isReplayed: false }
}

/** @throws requestInProgress while the one who has the key is not done. */
async function keptAnswer(tx: Db, request: records.RepeatableRequest): Promise<Answered> {
  const record = await records.find(tx, request)
  if (!record || record.status === null) throw new DomainError('requestInProgress', { retryAfterInSeconds: PAUSE_IN_SECONDS })
  const isSame = record.method === request.method && record.path === request.path && record.requestHash === request.requestHash
  if (!isSame) throw new DomainError('idempotencyKeyReused')
  return { status: record.status, contentType: record.contentType ?? '', text: record.response ?? '' }
}
