// What is read of credit notes to publish them with their bill.
import type { BillDetail } from '@app/contract/bills.contract'
import type { PriceLineName, Treatment } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson } from '../../../db/as-json.ts'
import { creditedOfLine } from '../../ledger/billed-lines.repository.ts'
import { ordersTable } from '../../orders/orders.table.ts'
import { billLinesTable as ofBill } from '../bill-lines.table.ts'
import { creditNotesTable as notes, creditNoteLinesTable as ofNote } from './credit-notes.table.ts'

export type LineInView = {
  id: string
  orderId: string
  name: PriceLineName
  label: string
  amountInCents: number
  treatment: Treatment | null
  associateId: string | null
}
type Note = BillDetail['creditNotes'][number]
export type NoteInView = Omit<Note, 'lines'> & { lines: LineInView[] }

/** For the view of a bill: what notes in force gave back of it. */
export const creditedOf = (billId: PgColumn): SQL<number> =>
  sql<number>`(select coalesce(sum(${notes.totalInCents}), 0)::float8 from ${notes} where ${notes.billId} = ${billId} and ${notes.takenBackAt} is null)`

const { id, orderId, name, label, amountInCents, treatment } = ofBill
const { associateId } = ordersTable

/** For the view of a bill: its lines without IVA, with what was given back of each. */
export const creditableLinesAsJson = (billId: PgColumn): SQL<(LineInView & { creditedInCents: number })[]> =>
  listAsJson(
    { id, orderId, name, label, amountInCents, treatment, associateId, creditedInCents: creditedOfLine(id) },
    sql`from ${ofBill} join ${ordersTable} on ${ordersTable.id} = ${orderId} where ${ofBill.billId} = ${billId}`,
    sql`${ofBill.position}`,
  )

/** For the view of a bill: its credit notes, also those that were taken back. */
export const creditNotesAsJson = (billId: PgColumn): SQL<NoteInView[]> => {
  const { code, reason, taxInCents, totalInCents, createdAt, takenBackAt, takenBackReason } = notes
  const lines = listAsJson<LineInView>(
    { id, orderId, name, label, amountInCents: ofNote.amountInCents, treatment, associateId },
    sql`from ${ofNote} join ${ofBill} on ${id} = ${ofNote.billLineId} join ${ordersTable} on ${ordersTable.id} = ${orderId}
      where ${ofNote.creditNoteId} = ${notes.id}`,
    sql`${ofBill.position}`,
  )
  return listAsJson(
    { id: notes.id, code, createdAt, reason, taxInCents, totalInCents, takenBackAt, takenBackReason, lines },
    sql`from ${notes} where ${notes.billId} = ${billId}`,
    sql`${createdAt}, ${notes.id}`,
  )
}
