// The only file that touches the answers that are kept for callers who repeat a call.
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { type IdempotencyRecordRow, idempotencyRecordsTable } from './idempotency.table.ts'

const LIFETIME_IN_MILLISECONDS = 30 * 24 * 60 * 60 * 1_000

/** A request as it is recognised when it comes again: whose it is, under which key, and what it asks for. */
export type RepeatableRequest = Pick<IdempotencyRecordRow, 'principal' | 'key' | 'method' | 'path' | 'requestHash'>
export type KeptAnswer = Pick<IdempotencyRecordRow, 'status' | 'contentType' | 'response'>

const isOf = ({ principal, key }: Pick<RepeatableRequest, 'principal' | 'key'>) =>
  and(eq(idempotencyRecordsTable.principal, principal), eq(idempotencyRecordsTable.key, key))

/** Whether the key is free now. It only spares the wait: the primary key keeps two concurrent calls apart. */
export async function reserve(db: Db, { principal, key }: RepeatableRequest): Promise<boolean> {
  const { rows } = await db.execute<{ reserved: boolean }>(
    sql`select pg_try_advisory_xact_lock(hashtextextended(${`${principal} ${key}`}, 0)) as reserved`,
  )
  return rows[0]?.reserved === true
}

/** Takes the key for this request, also when what it was used for has expired. @returns whether it was free. */
export async function claim(db: Db, request: RepeatableRequest): Promise<boolean> {
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + LIFETIME_IN_MILLISECONDS)
  const fresh = { ...request, status: null, contentType: null, response: null, createdAt, expiresAt }
  const claimed = await db
    .insert(idempotencyRecordsTable)
    .values(fresh)
    .onConflictDoUpdate({
      target: [idempotencyRecordsTable.principal, idempotencyRecordsTable.key],
      set: fresh,
      setWhere: lte(idempotencyRecordsTable.expiresAt, createdAt),
    })
    .returning({ key: idempotencyRecordsTable.key })
  return claimed.length > 0
}

/** Of a call that is done: what is running is seen by nobody else. */
export async function find(db: Db, request: RepeatableRequest): Promise<IdempotencyRecordRow | null> {
  const isInForce = and(isOf(request), gt(idempotencyRecordsTable.expiresAt, now()))
  const [record] = await db.select().from(idempotencyRecordsTable).where(isInForce)
  return record ?? null
}

export async function keep(db: Db, request: RepeatableRequest, answer: KeptAnswer): Promise<void> {
  await db.update(idempotencyRecordsTable).set(answer).where(isOf(request))
}

export async function removeExpired(db: Db): Promise<void> {
  await db.delete(idempotencyRecordsTable).where(lte(idempotencyRecordsTable.expiresAt, now()))
}
