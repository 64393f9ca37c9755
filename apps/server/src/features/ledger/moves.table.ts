import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, index, pgTable, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, freeText, id, isPositive } from '../../db/columns.ts'
import { billsTable } from '../bills/bills.table.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { usersTable } from '../users/users.table.ts'
import { paymentsTable } from './payments.table.ts'

/**
 * Money of one client that went from one place to another, only ever added to; a place that names neither bill nor purchase is the client's
 * account. A debt that a bill takes over comes from the bill to the account, where it pays the debt.
 */
export const movesTable = pgTable(
  'moves',
  {
    id: id(),
    clientId: uuid()
      .notNull()
      .references(() => usersTable.id),
    fromBillId: uuid().references(() => billsTable.id),
    fromPurchaseId: uuid().references(() => purchasesTable.id),
    toBillId: uuid().references(() => billsTable.id),
    toPurchaseId: uuid().references(() => purchasesTable.id),
    amountInCents: bigint({ mode: 'number' }).notNull(),
    /** The payment that it was made with; none where credit was moved. */
    paymentId: uuid().references(() => paymentsTable.id),
    /** The move that this one takes back, whole. */
    reversesId: uuid().references((): AnyPgColumn => movesTable.id),
    note: freeText(),
    actorId: uuid().references(() => usersTable.id),
    createdAt: createdAt(),
  },
  (table) => [
    isPositive('moves_amount_check', table.amountInCents),
    check('moves_from_check', sql`num_nonnulls(${table.fromBillId}, ${table.fromPurchaseId}) <= 1`),
    check('moves_to_check', sql`num_nonnulls(${table.toBillId}, ${table.toPurchaseId}) <= 1`),
    check(
      'moves_somewhere_check',
      sql`num_nonnulls(${table.fromBillId}, ${table.fromPurchaseId}, ${table.toBillId}, ${table.toPurchaseId}) > 0`,
    ),
    uniqueIndex('moves_reverses_unique').on(table.reversesId),
    index('moves_of_client_index').on(table.clientId, table.createdAt, table.id),
    index('moves_from_bill_index').on(table.fromBillId),
    index('moves_to_bill_index').on(table.toBillId),
    index('moves_from_purchase_index').on(table.fromPurchaseId),
    index('moves_to_purchase_index').on(table.toPurchaseId),
    index('moves_of_payment_index').on(table.paymentId),
  ],
)
export type MoveRow = typeof movesTable.$inferSelect
