// What bills charge and notes give back, as orders and bills ask.
import type { PriceLineName, Treatment } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { billLinesTable, billOrdersTable } from '../bills/bill-lines.table.ts'
import { billsTable } from '../bills/bills.table.ts'
import { creditNoteLinesTable, creditNotesTable } from '../bills/credit-notes/credit-notes.table.ts'

/** What notes in force gave back of a line of a bill. */
export const creditedOfLine = (line: PgColumn): SQL<number> =>
  sql<number>`(select coalesce(sum(${creditNoteLinesTable.amountInCents}), 0)::float8 from ${creditNoteLinesTable}
    join ${creditNotesTable} on ${creditNotesTable.id} = ${creditNoteLinesTable.creditNoteId}
    where ${creditNoteLinesTable.billLineId} = ${line} and ${creditNotesTable.takenBackAt} is null)`

/** A line of a bill charges something for an order that credit notes in force did not give back. */
export const chargesSomethingFor = ({ billId, orderId }: Record<'billId' | 'orderId', PgColumn>): SQL<boolean> =>
  sql<boolean>`exists (select from ${billLinesTable} where ${billLinesTable.billId} = ${billId} and ${billLinesTable.orderId} = ${orderId}
    and ${billLinesTable.amountInCents} <> ${creditedOfLine(billLinesTable.id)})`

export type BilledIva = { ivaInBasisPoints: number; lines: { name: PriceLineName; treatment: Treatment }[] | null }

/** Of an order: the percentage that its bill was made with, and the treatment of each of its lines on it; null while it is on none. */
export const ivaOfBill = ({ id, billId }: Record<'id' | 'billId', PgColumn>): SQL<BilledIva | null> =>
  sql<BilledIva | null>`(select json_build_object('ivaInBasisPoints', ${billsTable.ivaInBasisPoints}, 'lines', (
      select json_agg(json_build_object('name', ${billLinesTable.name}, 'treatment', ${billLinesTable.treatment}))
      from ${billLinesTable} where ${billLinesTable.billId} = ${billId} and ${billLinesTable.orderId} = ${id}))
    from ${billsTable} where ${billsTable.id} = ${billId})`

/** Of an order: it was billed after it had ended, by a bill that stands. */
export const isBilledAfterEnd = (order: PgColumn): SQL<boolean> =>
  sql<boolean>`exists (select from ${billOrdersTable} where ${billOrdersTable.orderId} = ${order}
    and ${billOrdersTable.voidedAt} is null and ${billOrdersTable.isOfClosed})`
