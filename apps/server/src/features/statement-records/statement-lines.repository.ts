// The only file that writes lines of statements: added once, booked once, free again when their payment is taken back.
import { DomainError, type ReadLine } from '@app/domain'
import { and, asc, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import { beginOf, waiting } from '../../records/waiting.ts'
import { type StatementLineRow, statementLinesTable } from './statements.table.ts'

const { id, day, amountInCents, paymentId, asideAt } = statementLinesTable

/** Came in, and is neither booked nor put aside: as its index has it. */
export const isOpenLine = sql`${paymentId} is null and ${asideAt} is null and ${amountInCents} > 0`

export const linesWaiting = waiting(statementLinesTable, isOpenLine, beginOf(day))

/** Those that are not there yet, in one statement however many there are; answers how many were new. */
export async function addLines(
  db: Db,
  { statementId, accountId }: { statementId: string; accountId: string },
  lines: readonly ReadLine[],
): Promise<number> {
  const given = JSON.stringify(lines.map((line) => ({ ...line, id: newId() })))
  const { rowCount } = await db.execute(sql`
    insert into statement_lines (id, statement_id, account_id, day, amount_in_cents, reference, text, occurrence)
    select id, ${statementId}, ${accountId}, day, "amountInCents", reference, text, occurrence
    from jsonb_to_recordset(${given}::jsonb)
      as given (id uuid, day date, "amountInCents" bigint, reference text, text text, occurrence integer)
    on conflict do nothing`)
  return rowCount ?? 0
}

/** The oldest first. */
export const openLines = (db: Db, accountId?: string): Promise<StatementLineRow[]> =>
  db
    .select()
    .from(statementLinesTable)
    .where(and(isOpenLine, accountId ? eq(statementLinesTable.accountId, accountId) : undefined))
    .orderBy(asc(day), asc(id))

/** @throws DomainError statementLineNotFound, naming those that are not there */
export async function getLines(db: Db, ids: readonly string[]): Promise<StatementLineRow[]> {
  const found = await db
    .select()
    .from(statementLinesTable)
    .where(inArray(id, [...ids]))
  const there = new Set(found.map((line) => line.id))
  const missing = ids.filter((one) => !there.has(one))
  if (missing.length > 0) throw new DomainError('statementLineNotFound', { ids: missing })
  return found
}

/** @throws DomainError statementLineNotFound */
export async function lockLine(db: Db, lineId: string): Promise<StatementLineRow> {
  const [line] = await db.select().from(statementLinesTable).where(eq(id, lineId)).for('update')
  if (!line) throw new DomainError('statementLineNotFound', { ids: [lineId] })
  return line
}

/** The line is locked and open. */
export const bookLine = (db: Db, lineId: string, payment: string): Promise<unknown> =>
  db
    .update(statementLinesTable)
    .set({ paymentId: payment })
    .where(and(eq(id, lineId), isNull(paymentId)))

/** Of a payment that is taken back. */
export const freeLineOf = (db: Db, payment: string): Promise<unknown> =>
  db.update(statementLinesTable).set({ paymentId: null }).where(eq(paymentId, payment))

export const setAside = (db: Db, lineId: string, reason: string, byId: string): Promise<unknown> =>
  db.update(statementLinesTable).set({ asideReason: reason, asideAt: now(), asideById: byId }).where(eq(id, lineId))

export const unsetAside = (db: Db, lineId: string): Promise<unknown> =>
  db.update(statementLinesTable).set({ asideReason: null, asideAt: null, asideById: null }).where(eq(id, lineId))

/** For the check of the books, page by page. */
export const bookedLinesAfter = (db: Db, after: string | undefined, limit: number): Promise<StatementLineRow[]> =>
  db
    .select()
    .from(statementLinesTable)
    .where(and(isNotNull(paymentId), after === undefined ? undefined : gt(id, after)))
    .orderBy(asc(id))
    .limit(limit)
