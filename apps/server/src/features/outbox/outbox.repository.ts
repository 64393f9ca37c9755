// The only file that touches the outbox: what is to be done once the transaction that wrote it has committed.
import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { outboxMessagesTable as messages, type OutboxMessageRow } from './outbox.table.ts'

export type NewMessage = { kind: string; payload: Record<string, unknown>; key?: string } & Partial<Waiting>
/** Read only from then on, unless what follows takes it back. */
export type Waiting = { topic: string; availableAt: Date }

/** A message whose key is there already is left out. */
export async function addMessages(db: Db, newMessages: readonly NewMessage[]): Promise<void> {
  const availableAt = now()
  for (let first = 0; first < newMessages.length; first += MOST_IN_A_STATEMENT) {
    const values = newMessages.slice(first, first + MOST_IN_A_STATEMENT).map((message) => ({ availableAt, ...message }))
    await db.insert(messages).values(values).onConflictDoNothing({ target: messages.key })
  }
}
/** A statement has at most 65,535 values. */
const MOST_IN_A_STATEMENT = 5_000

/** Takes back what waits of these topics and is not being read: its payloads, by topic. */
export async function takeBackWaiting(db: Db, topics: readonly string[]): Promise<Map<string, Record<string, unknown>>> {
  if (topics.length === 0) return new Map()
  const isFree = or(isNull(messages.lockedUntil), lt(messages.lockedUntil, now()))
  const rows = await db
    .delete(messages)
    .where(and(inArray(messages.topic, [...topics]), isNull(messages.sentAt), isNull(messages.failedAt), isFree))
    .returning({ topic: messages.topic, payload: messages.payload })
  return new Map(rows.map(({ topic, payload }) => [topic ?? '', payload]))
}

/** Leases messages that are due: the worker that takes them sends them or records a failure, else they are due again. */
export async function claimMessages(
  db: Db,
  limit: number,
  lockedForInSeconds = 60,
  kinds?: readonly string[],
): Promise<OutboxMessageRow[]> {
  const moment = now()
  // A kind that this version does not know waits for one that does.
  const isKnown = kinds && inArray(messages.kind, [...kinds])
  const isWaiting = and(isNull(messages.sentAt), isNull(messages.failedAt), isKnown)
  const isFree = or(isNull(messages.lockedUntil), lt(messages.lockedUntil, moment))
  // As an expression of its own, so that its limit and its locks are applied once.
  const due = db.$with('due').as(
    db
      .select({ id: messages.id })
      .from(messages)
      .where(and(isWaiting, isFree, lte(messages.availableAt, moment)))
      .orderBy(asc(messages.availableAt), asc(messages.id))
      .limit(limit)
      .for('update', { skipLocked: true }),
  )
  return db
    .with(due)
    .update(messages)
    .set({ lockedUntil: new Date(moment.getTime() + lockedForInSeconds * 1_000), attempts: sql`${messages.attempts} + 1` })
    .where(inArray(messages.id, db.select({ id: due.id }).from(due)))
    .returning()
}

export const countWaiting = (db: Db): Promise<number> =>
  db.$count(messages, and(isNull(messages.sentAt), isNull(messages.failedAt)))

/** Since when the message that is due longest has waited; null when none is. One that failed is due again later. */
export async function oldestDue(db: Db): Promise<Date | null> {
  const [oldest] = await db
    .select({ availableAt: messages.availableAt })
    .from(messages)
    .where(and(isNull(messages.sentAt), isNull(messages.failedAt), lte(messages.availableAt, now())))
    .orderBy(asc(messages.availableAt))
    .limit(1)
  return oldest?.availableAt ?? null
}

export async function markSent(db: Db, { id }: Pick<OutboxMessageRow, 'id'>): Promise<void> {
  await db.update(messages).set({ sentAt: now(), lockedUntil: null, lastError: null }).where(eq(messages.id, id))
}

const FIRST_PAUSE_IN_SECONDS = 10
type Limits = { mostAttempts: number; longestPauseInSeconds: number }
const LIMITS: Limits = { mostAttempts: 15, longestPauseInSeconds: 3_600 }
/**
 * Never given up: a step of a document of the SRI, as what is owed stays owed, and what a person started. A push message that took an hour
 * is old news.
 */
const LIMITS_OF_KIND: Partial<Record<string, Limits>> = {
  fiscalStep: { mostAttempts: Number.POSITIVE_INFINITY, longestPauseInSeconds: 60 },
  newsPushed: { mostAttempts: 9, longestPauseInSeconds: 900 },
  runStarted: { mostAttempts: Number.POSITIVE_INFINITY, longestPauseInSeconds: 60 },
}

/** Keeps messages for longer, while their worker lives. */
export async function keepClaimed(db: Db, ids: readonly string[], lockedForInSeconds: number): Promise<void> {
  const lockedUntil = new Date(now().getTime() + lockedForInSeconds * 1_000)
  await db
    .update(messages)
    .set({ lockedUntil })
    .where(and(inArray(messages.id, [...ids]), isNotNull(messages.lockedUntil)))
}

/**
 * Schedules a message again, each time twice as late; after many attempts it is given up, and the reason stays. A message that another worker
 * took meanwhile is left alone.
 * @returns whether it was given up
 */
export async function markFailed(
  db: Db,
  { id, kind, attempts }: Pick<OutboxMessageRow, 'id' | 'kind' | 'attempts'>,
  error: string,
): Promise<boolean> {
  const { mostAttempts, longestPauseInSeconds } = LIMITS_OF_KIND[kind] ?? LIMITS
  const isGivenUp = attempts >= mostAttempts
  const pauseInSeconds = Math.min(FIRST_PAUSE_IN_SECONDS * 2 ** (attempts - 1), longestPauseInSeconds)
  const moment = now()
  await db
    .update(messages)
    .set({
      lastError: error,
      lockedUntil: null,
      availableAt: new Date(moment.getTime() + pauseInSeconds * 1_000),
      failedAt: isGivenUp ? moment : null,
    })
    .where(and(eq(messages.id, id), isNull(messages.sentAt), lte(messages.attempts, attempts)))
  return isGivenUp
}

/** Schedules a message that could not be read yet, which is no failure. A message that another worker took meanwhile is left alone. */
export async function postpone(db: Db, { id, attempts }: Pick<OutboxMessageRow, 'id' | 'attempts'>, until: Date): Promise<void> {
  await db
    .update(messages)
    .set({ lockedUntil: null, availableAt: until, attempts: attempts - 1 })
    .where(and(eq(messages.id, id), isNull(messages.sentAt), eq(messages.attempts, attempts)))
}

/** Makes what waits of these kinds due now. */
export async function bringForward(db: Db, kind: string, until: Date): Promise<void> {
  const isWaiting = and(eq(messages.kind, kind), isNull(messages.sentAt), isNull(messages.failedAt))
  await db
    .update(messages)
    .set({ availableAt: now() })
    .where(and(isWaiting, isNull(messages.lockedUntil), gt(messages.availableAt, now()), lte(messages.availableAt, until)))
}

/** When the next message of the kind is due that no worker reads; null where none waits. */
export async function nextDue(db: Db, kind: string): Promise<Date | null> {
  const isFree = or(isNull(messages.lockedUntil), lt(messages.lockedUntil, now()))
  const [next] = await db
    .select({ availableAt: messages.availableAt })
    .from(messages)
    .where(and(eq(messages.kind, kind), isNull(messages.sentAt), isNull(messages.failedAt), isFree))
    .orderBy(asc(messages.availableAt))
    .limit(1)
  return next?.availableAt ?? null
}

/**
 * Leases messages of a kind of which all instances together read only so many at once. Instances claim one after the other: what another leased
 * is counted.
 */
export function claimFew(db: Db, kind: string, mostAtOnce: number, lockedForInSeconds: number): Promise<OutboxMessageRow[]> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`outbox ${kind}`}, 0))`)
    const leased = await tx.$count(
      messages,
      and(eq(messages.kind, kind), isNull(messages.sentAt), isNull(messages.failedAt), gt(messages.lockedUntil, now())),
    )
    return leased >= mostAtOnce ? [] : claimMessages(tx, mostAtOnce - leased, lockedForInSeconds, [kind])
  })
}

/** Works messages off once more, whatever became of them; not those that are being read or wait for their turn. */
export async function sayAgain(db: Db, ids: readonly string[]): Promise<void> {
  const isOver = or(isNotNull(messages.sentAt), isNotNull(messages.failedAt), isNotNull(messages.lastError))
  await db
    .update(messages)
    .set({ sentAt: null, failedAt: null, lastError: null, attempts: 0, availableAt: now() })
    .where(and(inArray(messages.id, [...ids]), isOver))
}

const KEPT_IN_MILLISECONDS = 30 * 86_400_000

export async function removeOld(db: Db): Promise<void> {
  await db.delete(messages).where(lt(messages.sentAt, new Date(now().getTime() - KEPT_IN_MILLISECONDS)))
}
