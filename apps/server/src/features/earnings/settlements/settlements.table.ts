import { PAYMENT_METHODS, SETTLEMENT_KINDS, SETTLEMENT_STATUSES } from '@app/domain'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { code, freeText, instant, isOneOf, record } from '../../../db/columns.ts'
import { companyAccountsTable } from '../../company/company-accounts.table.ts'
import { usersTable } from '../../users/users.table.ts'

/** What one associate was paid at once, or gave back; its lines are entries of the associates' book. */
export const settlementsTable = pgTable(
  'settlements',
  {
    ...record(),
    code: code(),
    kind: text({ enum: SETTLEMENT_KINDS }).notNull(),
    status: text({ enum: SETTLEMENT_STATUSES }).notNull(),
    associateId: uuid()
      .notNull()
      .references(() => usersTable.id),
    paidOn: date().notNull(),
    method: text({ enum: PAYMENT_METHODS }).notNull(),
    /** None of those that were made before accounts were kept. */
    accountId: uuid().references(() => companyAccountsTable.id),
    reference: freeText(),
    /** What the house paid; negative where it received. */
    totalInCents: bigint({ mode: 'number' }).notNull(),
    actorId: uuid().references(() => usersTable.id),
    takenBackAt: instant(),
    takenBackById: uuid().references(() => usersTable.id),
    reason: freeText(),
  },
  (table) => [
    isOneOf('settlements_kind_check', table.kind, SETTLEMENT_KINDS),
    isOneOf('settlements_status_check', table.status, SETTLEMENT_STATUSES),
    isOneOf('settlements_method_check', table.method, PAYMENT_METHODS),
    check(
      'settlements_total_check',
      sql`case ${table.kind} when 'paid' then ${table.totalInCents} >= 0 else ${table.totalInCents} < 0 end`,
    ),
    check('settlements_taken_back_check', sql`(${table.status} = 'takenBack') = (${table.takenBackAt} is not null)`),
    index('settlements_of_account_index').on(table.accountId, table.paidOn),
    index('settlements_list_index').on(table.paidOn, table.id),
    index('settlements_of_associate_index').on(table.associateId, table.paidOn, table.id),
  ],
)
export type SettlementRow = typeof settlementsTable.$inferSelect
