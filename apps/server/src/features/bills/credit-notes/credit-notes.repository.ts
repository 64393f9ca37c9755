// The only file that writes credit notes, parts of their bills, which are locked.
import type { BillLine, PriceLineName } from '@app/domain'
import { and, asc, eq, isNotNull, isNull, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import type { Doer } from '../../events/events.repository.ts'
import { billLinesTable, billOrdersTable } from '../bill-lines.table.ts'
import { type CreditNoteRow, creditNoteLinesTable, creditNotesTable } from './credit-notes.table.ts'

const { id, billId } = creditNotesTable
const { billLineId } = creditNoteLinesTable

/** A note gave back a package that was found and billed anew: it is not charged again here. */
const isOfReopened = sql<boolean>`exists (select from ${creditNoteLinesTable}
  join ${billLinesTable} on ${billLinesTable.id} = ${billLineId}
  join ${billOrdersTable} as reopened on reopened.bill_id = ${billLinesTable.billId} and reopened.order_id = ${billLinesTable.orderId}
  where ${creditNoteLinesTable.creditNoteId} = ${creditNotesTable.id} and reopened.voided_at is not null)`

/** For the facts of a bill: whether a credit note of it is in force that can be taken back. */
export const isCredited = (bill: PgColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${creditNotesTable}
    where ${billId} = ${bill} and ${creditNotesTable.takenBackAt} is null and not ${isOfReopened})`

export async function isNoteOfReopened(db: Db, noteId: string): Promise<boolean> {
  const { rows } = await db.execute<{ found: boolean }>(
    sql`select ${isOfReopened} as found from ${creditNotesTable} where ${id} = ${noteId}`,
  )
  return rows[0]?.found ?? false
}

export type CreditableLine = BillLine & { id: string; orderId: string; creditedInCents: number }

/** A bill's lines without IVA, with what was given back of each, and the IVA that was given back. */
export async function readCredit(db: Db, ofBill: string): Promise<{ lines: CreditableLine[]; taxInCents: number }> {
  const { orderId, name, amountInCents, treatment, position } = billLinesTable
  const lines = await db
    .select({
      id: billLinesTable.id,
      orderId: sql<string>`${orderId}`,
      name: sql<PriceLineName>`${name}`,
      amountInCents,
      treatment,
      creditedInCents: sql<number>`coalesce(sum(${creditNoteLinesTable.amountInCents}) filter (where ${id} is not null), 0)::float8`,
    })
    .from(billLinesTable)
    .leftJoin(creditNoteLinesTable, eq(billLineId, billLinesTable.id))
    .leftJoin(creditNotesTable, and(eq(id, creditNoteLinesTable.creditNoteId), isNull(creditNotesTable.takenBackAt)))
    .where(and(eq(billLinesTable.billId, ofBill), isNotNull(orderId)))
    .groupBy(billLinesTable.id)
    .orderBy(asc(position))
  const [notes] = await db
    .select({ taxInCents: sum(creditNotesTable.taxInCents).mapWith(Number) })
    .from(creditNotesTable)
    .where(inForce(ofBill))
  return { lines, taxInCents: notes?.taxInCents ?? 0 }
}

type NewNote = Pick<CreditNoteRow, 'code' | 'billId' | 'reason' | 'taxInCents' | 'totalInCents' | 'creditMoveId' | 'issuedById'>

export async function addCreditNote(
  db: Db,
  note: NewNote,
  lines: readonly { billLineId: string; amountInCents: number }[],
): Promise<string> {
  const [added] = await db.insert(creditNotesTable).values(note).returning({ id })
  const creditNoteId = added?.id ?? ''
  await db.insert(creditNoteLinesTable).values(lines.map((line) => ({ ...line, creditNoteId })))
  return creditNoteId
}

/** A note of this bill that is in force. */
export async function findCreditNote(db: Db, ofBill: string, noteId: string): Promise<CreditNoteRow | undefined> {
  const [note] = await db
    .select()
    .from(creditNotesTable)
    .where(and(inForce(ofBill), eq(id, noteId)))
  return note
}

/** The bill of a note, also of one that was taken back. */
export async function billOfNote(db: Db, noteId: string): Promise<{ billId: string } | undefined> {
  const [note] = await db.select({ billId }).from(creditNotesTable).where(eq(id, noteId))
  return note
}

export async function takeBackNote(
  db: Db,
  { userId }: Doer,
  noteId: string,
  { reason, debtMoveId }: { reason: string; debtMoveId: string | null },
): Promise<void> {
  await db
    .update(creditNotesTable)
    .set(takenBack(userId, reason, debtMoveId))
    .where(eq(id, noteId))
}

/** With a bill that is voided all its notes are. */
export async function takeBackNotesOf(db: Db, { userId }: Doer, ofBill: string, reason: string): Promise<void> {
  await db
    .update(creditNotesTable)
    .set(takenBack(userId, reason, null))
    .where(inForce(ofBill))
}

const inForce = (ofBill: string) => and(eq(billId, ofBill), isNull(creditNotesTable.takenBackAt))
const takenBack = (takenBackById: string | null, takenBackReason: string, debtMoveId: string | null) => {
  return { takenBackAt: now(), takenBackById, takenBackReason, debtMoveId }
}
