import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, freeText, id, isOneOf } from '../../db/columns.ts'
import { billsTable } from '../bills/bills.table.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { usersTable } from '../users/users.table.ts'
import { movesTable } from './moves.table.ts'
import { paymentsTable } from './payments.table.ts'

/**
 * What a bill charges and credit notes give back (charge, tax, duty), what moves money of a client's account, in or out, or from place to
 * place, and what the house bears of it: compensation for a package, and a debt that nobody will pay; and what a
 * client owed or had before their account was kept here.
 */
export const LEDGER_KINDS = ['charge', 'tax', 'duty', 'payment', 'move', 'refund', 'compensation', 'writeOff', 'opening'] as const

/**
 * The clients' book, only ever added to. Each entry stands on one place: a bill (the sum is what is still to pay of it), a purchase (less
 * what is held for it), or, where it names neither, the client's account (less their credit, or their debt). Owed is positive.
 */
export const ledgerEntriesTable = pgTable(
  'ledger_entries',
  {
    id: id(),
    clientId: uuid()
      .notNull()
      .references(() => usersTable.id),
    kind: text({ enum: LEDGER_KINDS }).notNull(),
    amountInCents: bigint({ mode: 'number' }).notNull(),
    billId: uuid().references(() => billsTable.id),
    purchaseId: uuid().references(() => purchasesTable.id),
    /** Where the entry comes from. */
    paymentId: uuid().references(() => paymentsTable.id),
    moveId: uuid().references(() => movesTable.id),
    /** Of a refund, which knows the book and not the other way: the check of the books compares them. */
    refundId: uuid(),
    /** Likewise of a credit note, and of a compensation. */
    creditNoteId: uuid(),
    compensationId: uuid(),
    orderId: uuid().references(() => ordersTable.id),
    /** The entry that this one takes back. */
    reversesId: uuid().references((): AnyPgColumn => ledgerEntriesTable.id),
    note: freeText(),
    actorId: uuid().references(() => usersTable.id),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf('ledger_entries_kind_check', table.kind, LEDGER_KINDS),
    check('ledger_entries_place_check', sql`num_nonnulls(${table.billId}, ${table.purchaseId}) <= 1`),
    check('ledger_entries_charge_check', sql`${table.kind} not in ('charge', 'tax', 'duty') or ${table.billId} is not null`),
    check(
      'ledger_entries_account_check',
      sql`${table.kind} in ('charge', 'tax', 'duty', 'move') or num_nonnulls(${table.billId}, ${table.purchaseId}) = 0`,
    ),
    check('ledger_entries_payment_check', sql`(${table.kind} = 'payment') = (${table.paymentId} is not null)`),
    check('ledger_entries_refund_check', sql`(${table.kind} = 'refund') = (${table.refundId} is not null)`),
    check('ledger_entries_credit_note_check', sql`${table.creditNoteId} is null or ${table.kind} in ('charge', 'tax', 'duty')`),
    check('ledger_entries_compensation_check', sql`(${table.kind} = 'compensation') = (${table.compensationId} is not null)`),
    check('ledger_entries_move_check', sql`(${table.kind} = 'move') = (${table.moveId} is not null)`),
    uniqueIndex('ledger_entries_reverses_unique').on(table.reversesId),
    uniqueIndex('ledger_entries_payment_unique').on(table.paymentId),
    index('ledger_entries_of_move_index').on(table.moveId),
    index('ledger_entries_of_credit_note_index').on(table.creditNoteId),
    uniqueIndex('ledger_entries_compensation_unique').on(table.compensationId),
    index('ledger_entries_of_refund_index').on(table.refundId),
    index('ledger_entries_of_account_index')
      .on(table.clientId)
      .where(sql`${table.billId} is null and ${table.purchaseId} is null`),
    index('ledger_entries_of_client_index').on(table.clientId, table.createdAt, table.id),
    index('ledger_entries_of_bill_index').on(table.billId),
    index('ledger_entries_of_purchase_index').on(table.purchaseId),
    index('ledger_entries_of_order_index').on(table.orderId),
  ],
)
export type LedgerEntryRow = typeof ledgerEntriesTable.$inferSelect
