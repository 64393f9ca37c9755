import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, unique, uuid } from 'drizzle-orm/pg-core'
import { code, createdAt, freeText, id, instant, isPositive } from '../../../db/columns.ts'
import { movesTable } from '../../ledger/moves.table.ts'
import { usersTable } from '../../users/users.table.ts'
import { billLinesTable } from '../bill-lines.table.ts'
import { billsTable } from '../bills.table.ts'

/** What the house gives back of a bill, a part of the bill as its lines are; its entries in the clients' book are on the bill's place. */
export const creditNotesTable = pgTable(
  'credit_notes',
  {
    id: id(),
    code: code(),
    billId: uuid()
      .notNull()
      .references(() => billsTable.id),
    reason: freeText(),
    /** Of its own base, at most what the bill had left; of notes before that rule the bill's IVA before, less its IVA after. */
    taxInCents: integer().notNull(),
    totalInCents: integer().notNull(),
    /** What was paid of the bill above what it charges since, to the account; and, where it was taken back after a hand-over, the debt. */
    creditMoveId: uuid().references(() => movesTable.id),
    debtMoveId: uuid().references(() => movesTable.id),
    issuedById: uuid().references(() => usersTable.id),
    createdAt: createdAt(),
    takenBackAt: instant(),
    takenBackById: uuid().references(() => usersTable.id),
    takenBackReason: freeText(),
  },
  (table) => [
    isPositive('credit_notes_total_check', table.totalInCents),
    check('credit_notes_debt_check', sql`${table.debtMoveId} is null or ${table.takenBackAt} is not null`),
    index('credit_notes_of_bill_index').on(table.billId, table.createdAt, table.id),
    // What was given back within some days, and what of it was taken back, is read for reports.
    index('credit_notes_created_index').on(table.createdAt),
    index('credit_notes_taken_back_index').on(table.takenBackAt).where(sql`${table.takenBackAt} is not null`),
    index('credit_notes_credit_index').on(table.creditMoveId),
    index('credit_notes_debt_index').on(table.debtMoveId),
  ],
)
export type CreditNoteRow = typeof creditNotesTable.$inferSelect

/** What it gives back of each line; a discount is given back with its sign. Never changes. */
export const creditNoteLinesTable = pgTable(
  'credit_note_lines',
  {
    id: id(),
    creditNoteId: uuid()
      .notNull()
      .references(() => creditNotesTable.id),
    billLineId: uuid()
      .notNull()
      .references(() => billLinesTable.id),
    amountInCents: integer().notNull(),
  },
  (table) => [
    check('credit_note_lines_amount_check', sql`${table.amountInCents} <> 0`),
    unique('credit_note_lines_once').on(table.creditNoteId, table.billLineId),
    index('credit_note_lines_of_line_index').on(table.billLineId),
  ],
)
