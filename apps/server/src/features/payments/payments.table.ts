import { PAYMENT_METHODS } from '@app/domain'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { code, createdAt, freeText, id, isOneOf } from '../../db/columns.ts'
import { billsTable } from '../bills/bills.table.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { usersTable } from '../users/users.table.ts'

/** What clients paid; only ever added: a mistaken payment is taken back by an entry of its own, with the opposite amount. */
export const paymentsTable = pgTable(
  'payments',
  {
    id: id(),
    code: code(),
    clientId: uuid()
      .notNull()
      .references(() => usersTable.id),
    billId: uuid().references(() => billsTable.id),
    /** Paid up front for an assisted purchase. */
    purchaseId: uuid().references(() => purchasesTable.id),
    amountInCents: bigint({ mode: 'number' }).notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    reference: freeText(),
    note: freeText(),
    /** The payment that this one takes back. */
    reversesId: uuid().references((): AnyPgColumn => paymentsTable.id),
    reason: text(),
    /** The caller's `Idempotency-Key`, where there is one: it pays each bill once. */
    idempotencyKey: text(),
    actorId: uuid().references(() => usersTable.id),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf('payments_method_check', table.method, PAYMENT_METHODS),
    check('payments_source_check', sql`num_nonnulls(${table.billId}, ${table.purchaseId}) = 1`),
    check(
      'payments_sign_check',
      sql`case when ${table.reversesId} is null then ${table.amountInCents} >= 0 else ${table.amountInCents} <= 0 end`,
    ),
    check('payments_reason_check', sql`${table.reversesId} is null or ${table.reason} is not null`),
    uniqueIndex('payments_reverses_unique').on(table.reversesId),
    uniqueIndex('payments_idempotency_key_unique').on(table.actorId, table.idempotencyKey, table.billId),
    index('payments_list_index').on(table.createdAt, table.id),
    index('payments_of_client_index').on(table.clientId, table.createdAt, table.id),
    index('payments_of_bill_index').on(table.billId),
    index('payments_of_purchase_index').on(table.purchaseId),
  ],
)
export type PaymentRow = typeof paymentsTable.$inferSelect
