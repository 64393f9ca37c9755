// What is read of credit notes for their notas de crédito.
import { type BillLine, DomainError, type IvaLeft, type Treatment } from '@app/domain'
import { and, asc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { billLinesTable } from '../../bills/bill-lines.table.ts'
import { billsTable } from '../../bills/bills.table.ts'
import { creditNoteLinesTable, creditNotesTable } from '../../bills/credit-notes/credit-notes.table.ts'
import type { BillToInvoice } from '../fiscal-documents.repository.ts'
import { fiscalDocumentsTable as documents, type FiscalDocumentRow } from '../fiscal-documents.table.ts'

const IS_LIVING = sql`${documents.status} not in ('dropped', 'annulled')`

/** The living notas de crédito of these credit notes. */
export const livingNotasOf = (creditNoteIds: readonly string[]): SQL | undefined =>
  and(inArray(documents.creditNoteId, [...creditNoteIds]), IS_LIVING)

/** Those of facturas that are these. */
export const livingNotasOfFacturas = (facturaIds: readonly string[]): SQL | undefined =>
  and(inArray(documents.facturaId, [...facturaIds]), IS_LIVING)

/** Of those, the ones without a number yet. */
export const notasThatWaitFor = (facturaId: string): SQL | undefined =>
  and(livingNotasOfFacturas([facturaId]), eq(documents.status, 'waiting'))

export type NoteToInvoice = BillToInvoice & { creditNoteId: string }

/** Credit notes in force of these bills that have no living nota de crédito, the oldest first, with what they give back under each treatment. */
export async function notesToInvoice(db: Db, billIds: readonly string[]): Promise<NoteToInvoice[]> {
  const of = (treatment: Treatment) =>
    sql<number>`coalesce(sum(${creditNoteLinesTable.amountInCents}) filter (where ${billLinesTable.treatment} = ${treatment}), 0)::int`
  const rows = await db
    .select({
      creditNoteId: creditNotesTable.id,
      billId: billsTable.id,
      clientId: billsTable.clientId,
      zeroBaseInCents: of('zero'),
      generalBaseInCents: of('general'),
      notSubjectBaseInCents: of('notSubject'),
      exemptBaseInCents: of('exempt'),
      ivaInCents: creditNotesTable.taxInCents,
    })
    .from(creditNotesTable)
    .innerJoin(billsTable, eq(billsTable.id, creditNotesTable.billId))
    .innerJoin(creditNoteLinesTable, eq(creditNoteLinesTable.creditNoteId, creditNotesTable.id))
    .innerJoin(billLinesTable, eq(billLinesTable.id, creditNoteLinesTable.billLineId))
    .where(
      and(
        inArray(creditNotesTable.billId, [...billIds]),
        isNull(creditNotesTable.takenBackAt),
        sql`not exists (select from ${documents} where ${documents.creditNoteId} = ${creditNotesTable.id} and ${IS_LIVING})`,
      ),
    )
    .groupBy(creditNotesTable.id, billsTable.id)
    .orderBy(asc(creditNotesTable.createdAt), asc(creditNotesTable.id))
  // Money of third parties stands on the credit note alone.
  return rows.map((row) => ({ ...row, thirdPartyInCents: 0, totalInCents: ownOf(row) + row.ivaInCents }))
}

type Bases = Pick<BillToInvoice, 'zeroBaseInCents' | 'generalBaseInCents' | 'notSubjectBaseInCents' | 'exemptBaseInCents'>

/** What is charged, or given back, for the house itself, before IVA. */
export const ownOf = ({ zeroBaseInCents, generalBaseInCents, notSubjectBaseInCents, exemptBaseInCents }: Bases): number =>
  zeroBaseInCents + generalBaseInCents + notSubjectBaseInCents + exemptBaseInCents

export type CreditNoteOnDocument = { code: string; reason: string; lines: BillLine[]; left: IvaLeft }

/** A credit note as it was issued, with what the bill had left at the general rate before it. */
export async function creditNoteOnDocument(db: Db, creditNoteId: string): Promise<CreditNoteOnDocument> {
  const [note] = await db.select().from(creditNotesTable).where(eq(creditNotesTable.id, creditNoteId))
  if (!note) throw new DomainError('creditNoteNotFound', { ids: [creditNoteId] })
  const { orderId, name, label, treatment, position } = billLinesTable
  const { amountInCents } = creditNoteLinesTable
  const lines = await db
    .select({ orderId, name, label, treatment, amountInCents })
    .from(creditNoteLinesTable)
    .innerJoin(billLinesTable, eq(billLinesTable.id, creditNoteLinesTable.billLineId))
    .where(eq(creditNoteLinesTable.creditNoteId, creditNoteId))
    .orderBy(asc(position))
  return { code: note.code, reason: note.reason, lines, left: await leftBefore(db, creditNoteId) }
}

/** By the notes that were in force when it was issued, as `creditNoteOf` counted. */
async function leftBefore(db: Db, creditNoteId: string): Promise<IvaLeft> {
  const { rows } = await db.execute<{ baseInCents: string; ivaInCents: string }>(sql`
    select bills.taxable_in_cents - coalesce(sum(earlier.taxable), 0) as "baseInCents",
      bills.tax_in_cents - coalesce(sum(earlier.tax_in_cents), 0) as "ivaInCents"
    from credit_notes as note join bills on bills.id = note.bill_id
    left join lateral (
      select before.tax_in_cents, coalesce((
        select sum(given.amount_in_cents) from credit_note_lines as given join bill_lines as line on line.id = given.bill_line_id
        where given.credit_note_id = before.id and line.treatment = 'general'), 0) as taxable
      from credit_notes as before
      where before.bill_id = note.bill_id and (before.created_at, before.id) < (note.created_at, note.id)
        and (before.taken_back_at is null or before.taken_back_at > note.created_at)
    ) as earlier on true
    where note.id = ${creditNoteId} group by bills.id`)
  const [left] = rows
  return { baseInCents: Number(left?.baseInCents ?? 0), ivaInCents: Number(left?.ivaInCents ?? 0) }
}

export type FacturaChanged = Pick<FiscalDocumentRow, 'status' | 'establishment' | 'emissionPoint' | 'sequential' | 'issuedOn'>

/** The factura that a nota de crédito changes. */
export async function facturaChangedBy(db: Db, facturaId: string | null): Promise<FacturaChanged | null> {
  if (facturaId === null) return null
  const { status, establishment, emissionPoint, sequential, issuedOn } = documents
  const [factura] = await db
    .select({ status, establishment, emissionPoint, sequential, issuedOn })
    .from(documents)
    .where(eq(documents.id, facturaId))
  return factura ?? null
}
