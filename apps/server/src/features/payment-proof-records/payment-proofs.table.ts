import { PAYMENT_PROOF_STATUSES } from '@app/domain'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { freeText, instant, isOneOf, isPositive, record } from '../../db/columns.ts'
import { billsTable } from '../bills/bills.table.ts'
import { filesTable } from '../files/files.table.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { usersTable } from '../users/users.table.ts'

/** A client's transfer receipt, for a bill or a purchase. */
export const paymentProofsTable = pgTable(
  'payment_proofs',
  {
    ...record(),
    status: text({ enum: PAYMENT_PROOF_STATUSES }).notNull().default('pending'),
    clientId: uuid()
      .notNull()
      .references(() => usersTable.id),
    billId: uuid().references(() => billsTable.id),
    purchaseId: uuid().references(() => purchasesTable.id),
    fileId: uuid()
      .notNull()
      .references(() => filesTable.id),
    amountInCents: integer(),
    reference: freeText(),
    note: freeText(),
    reviewedById: uuid().references(() => usersTable.id),
    reviewedAt: instant(),
  },
  (table) => [
    isOneOf('payment_proofs_status_check', table.status, PAYMENT_PROOF_STATUSES),
    isPositive('payment_proofs_amount_check', table.amountInCents),
    check('payment_proofs_source_check', sql`num_nonnulls(${table.billId}, ${table.purchaseId}) = 1`),
    index('payment_proofs_by_status_index').on(table.status, table.createdAt, table.id),
    index('payment_proofs_of_client_index').on(table.clientId, table.createdAt, table.id),
    index('payment_proofs_of_bill_index').on(table.billId),
    index('payment_proofs_of_purchase_index').on(table.purchaseId),
  ],
)
export type PaymentProofRow = typeof paymentProofsTable.$inferSelect
