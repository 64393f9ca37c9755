import { PAYMENT_METHODS } from '@app/domain'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, date, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { code, createdAt, freeText, id, isOneOf } from '../../db/columns.ts'
import { containing, searchable } from '../../db/search.ts'
import { companyAccountsTable } from '../company/company-accounts.table.ts'
import { usersTable } from '../users/users.table.ts'

/**
 * What clients paid into their accounts, from where moves apply it to bills and purchases; only ever added: a payment that never came, or
 * bounced, is taken back by one of its own, with the opposite amount.
 */
export const paymentsTable = pgTable(
  'payments',
  {
    id: id(),
    code: code(),
    clientId: uuid()
      .notNull()
      .references(() => usersTable.id),
    amountInCents: bigint({ mode: 'number' }).notNull(),
    /** The day in Quito on which the money came. */
    receivedOn: date().notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    /** Where it came in; none of what was recorded before accounts were kept. */
    accountId: uuid().references(() => companyAccountsTable.id),
    reference: freeText(),
    note: freeText(),
    /** The payment that this one takes back. */
    reversesId: uuid().references((): AnyPgColumn => paymentsTable.id),
    reason: text(),
    actorId: uuid().references(() => usersTable.id),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf('payments_method_check', table.method, PAYMENT_METHODS),
    check(
      'payments_sign_check',
      sql`case when ${table.reversesId} is null then ${table.amountInCents} > 0 else ${table.amountInCents} < 0 end`,
    ),
    check('payments_reason_check', sql`${table.reversesId} is null or ${table.reason} is not null`),
    uniqueIndex('payments_reverses_unique').on(table.reversesId),
    index('payments_list_index').on(table.createdAt, table.id),
    index('payments_of_client_index').on(table.clientId, table.createdAt, table.id),
    index('payments_of_account_index').on(table.accountId, table.receivedOn),
    index('payments_received_index').on(table.receivedOn, table.id),
    index('payments_amount_index').on(table.amountInCents, table.id),
    index('payments_reference_index').using('gin', containing(searchable(table.reference))),
  ],
)
export type PaymentRow = typeof paymentsTable.$inferSelect
