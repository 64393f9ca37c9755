import { PAYMENT_METHODS, REFUND_STATUSES } from '@app/domain'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { code, freeText, instant, isOneOf, isPositive, record } from '../../db/columns.ts'
import { companyAccountsTable } from '../company/company-accounts.table.ts'
import { usersTable } from '../users/users.table.ts'

/** Credit that a client wants back. The book knows of it once it is paid. */
export const refundsTable = pgTable(
  'refunds',
  {
    ...record(),
    code: code(),
    status: text({ enum: REFUND_STATUSES }).notNull(),
    clientId: uuid()
      .notNull()
      .references(() => usersTable.id),
    amountInCents: bigint({ mode: 'number' }).notNull(),
    destination: text().notNull(),
    paidOn: date(),
    method: text({ enum: PAYMENT_METHODS }),
    accountId: uuid().references(() => companyAccountsTable.id),
    reference: freeText(),
    reason: freeText(),
    returnedAt: instant(),
    requestedById: uuid().references(() => usersTable.id),
    answeredById: uuid().references(() => usersTable.id),
  },
  (table) => [
    isOneOf('refunds_status_check', table.status, REFUND_STATUSES),
    isOneOf('refunds_method_check', table.method, PAYMENT_METHODS),
    isPositive('refunds_amount_check', table.amountInCents),
    check(
      'refunds_paid_check',
      sql`(${table.status} in ('paid', 'returned')) = (num_nonnulls(${table.paidOn}, ${table.method}, ${table.accountId}) = 3)`,
    ),
    check('refunds_returned_check', sql`(${table.status} = 'returned') = (${table.returnedAt} is not null)`),
    index('refunds_to_pay_index').on(table.createdAt).where(sql`status = 'requested'`),
    index('refunds_list_index').on(table.createdAt, table.id),
    index('refunds_of_client_index').on(table.clientId, table.createdAt, table.id),
    index('refunds_of_account_index').on(table.accountId),
  ],
)
export type RefundRow = typeof refundsTable.$inferSelect
