// The outbox as whoever works it off sees it. Several instances may: each message is one's for a while.
import { and, eq, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { outboxMessagesTable } from './outbox.table.ts'

const LEASE_IN_MILLISECONDS = 60_000
const MOST_ATTEMPTS = 8
const FIRST_DELAY_IN_MILLISECONDS = 5_000
const KEPT_IN_MILLISECONDS = 30 * 86_400_000

const later = (milliseconds: number): Date => new Date(now().getTime() + milliseconds)

const messageColumns = {
  id: outboxMessagesTable.id,
  kind: outboxMessagesTable.kind,
  payload: outboxMessagesTable.payload,
  attempts: outboxMessagesTable.attempts,
}
export type WaitingMessage = { id: string; kind: string; payload: Record<string, unknown>; attempts: number }

/** The next messages of these kinds that nobody else works on; a message whose worker died comes back when its lease ends. */
export function claim(db: Db, kinds: readonly string[], most: number): Promise<WaitingMessage[]> {
  const { sentAt, failedAt, availableAt, lockedUntil, kind } = outboxMessagesTable
  const isUnclaimed = or(isNull(lockedUntil), lt(lockedUntil, now()))
  const next = db
    .select({ id: outboxMessagesTable.id })
    .from(outboxMessagesTable)
    .where(and(isNull(sentAt), isNull(failedAt), lte(availableAt, now()), isUnclaimed, inArray(kind, [...kinds])))
    .orderBy(availableAt)
    .limit(most)
    .for('update', { skipLocked: true })
  return db
    .update(outboxMessagesTable)
    .set({ lockedUntil: later(LEASE_IN_MILLISECONDS), attempts: sql`${outboxMessagesTable.attempts} + 1` })
    .where(inArray(outboxMessagesTable.id, next))
    .returning(messageColumns)
}

export async function finish(db: Db, id: string): Promise<void> {
  await db
    .update(outboxMessagesTable)
    .set({ sentAt: now(), lockedUntil: null, lastError: null })
    .where(eq(outboxMessagesTable.id, id))
}

/** Tried again after a pause that doubles, and given up in the end. */
export async function postpone(db: Db, { id, attempts }: WaitingMessage, lastError: string): Promise<void> {
  const next =
    attempts >= MOST_ATTEMPTS ? { failedAt: now() } : { availableAt: later(FIRST_DELAY_IN_MILLISECONDS * 2 ** (attempts - 1)) }
  await db
    .update(outboxMessagesTable)
    .set({ ...next, lockedUntil: null, lastError: lastError.slice(0, 500) })
    .where(eq(outboxMessagesTable.id, id))
}

export async function removeOld(db: Db): Promise<void> {
  await db.delete(outboxMessagesTable).where(lt(outboxMessagesTable.sentAt, later(-KEPT_IN_MILLISECONDS)))
}
