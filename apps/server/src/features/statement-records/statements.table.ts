import type { StatementColumns } from '@app/domain'
import { sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, freeText, id, instant } from '../../db/columns.ts'
import { containing, searchable } from '../../db/search.ts'
import { companyAccountsTable } from '../company/company-accounts.table.ts'
import { paymentsTable } from '../ledger/payments.table.ts'
import { usersTable } from '../users/users.table.ts'

/** A bank's file that was imported. Its columns are remembered for its account. */
export const statementsTable = pgTable(
  'statements',
  {
    id: id(),
    accountId: uuid()
      .notNull()
      .references(() => companyAccountsTable.id),
    fileName: text().notNull(),
    columns: jsonb().$type<StatementColumns>().notNull(),
    firstDay: date().notNull(),
    lastDay: date().notNull(),
    lineCount: integer().notNull(),
    addedCount: integer().notNull(),
    actorId: uuid().references(() => usersTable.id),
    createdAt: createdAt(),
  },
  (table) => [
    index('statements_list_index').on(table.createdAt, table.id),
    index('statements_of_account_index').on(table.accountId, table.createdAt),
  ],
)
export type StatementRow = typeof statementsTable.$inferSelect

/** What came in or left, as the bank wrote it; the payment that it is, or why it is of no client. */
export const statementLinesTable = pgTable(
  'statement_lines',
  {
    id: id(),
    statementId: uuid()
      .notNull()
      .references(() => statementsTable.id),
    accountId: uuid()
      .notNull()
      .references(() => companyAccountsTable.id),
    day: date().notNull(),
    /** Negative: it left the account. */
    amountInCents: bigint({ mode: 'number' }).notNull(),
    reference: freeText(),
    text: freeText(),
    /** Which of those alike in its file it is, from 1. */
    occurrence: integer().notNull(),
    paymentId: uuid().references(() => paymentsTable.id),
    asideReason: text(),
    asideAt: instant(),
    asideById: uuid().references(() => usersTable.id),
  },
  (table) => [
    check('statement_lines_amount_check', sql`${table.amountInCents} <> 0`),
    check(
      'statement_lines_payment_check',
      sql`${table.paymentId} is null or (${table.amountInCents} > 0 and ${table.asideAt} is null)`,
    ),
    check('statement_lines_aside_check', sql`(${table.asideAt} is null) = (${table.asideReason} is null)`),
    uniqueIndex('statement_lines_once_unique').on(
      table.accountId,
      table.day,
      table.amountInCents,
      table.reference,
      table.text,
      table.occurrence,
    ),
    uniqueIndex('statement_lines_payment_unique').on(table.paymentId),
    index('statement_lines_of_statement_index').on(table.statementId),
    index('statement_lines_day_index').on(table.day, table.id),
    index('statement_lines_amount_index').on(table.amountInCents, table.id),
    index('statement_lines_open_index')
      .on(table.day, table.id)
      .where(sql`${table.paymentId} is null and ${table.asideAt} is null and ${table.amountInCents} > 0`),
    index('statement_lines_search_index').using('gin', containing(searchable(table.reference, table.text))),
  ],
)
export type StatementLineRow = typeof statementLinesTable.$inferSelect
