import { COMPANY_ACCOUNT_KINDS } from '@app/domain'
import { sql } from 'drizzle-orm'
import { check, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { createdAt, freeText, id, instant, isOneOf } from '../../db/columns.ts'

/** Where the house has money: Caja, and its accounts at banks. One that is given up is closed, for payments of before name it. */
export const companyAccountsTable = pgTable(
  'company_accounts',
  {
    id: id(),
    kind: text({ enum: COMPANY_ACCOUNT_KINDS }).notNull(),
    bank: freeText(),
    accountType: freeText(),
    number: freeText(),
    holder: freeText(),
    /** As the company's form lists them; the first open one at a bank is the main one. */
    position: integer().notNull().default(0),
    closedAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf('company_accounts_kind_check', table.kind, COMPANY_ACCOUNT_KINDS),
    check('company_accounts_cash_check', sql`${table.kind} <> 'cash' or ${table.closedAt} is null`),
    uniqueIndex('company_accounts_one_cash_unique').on(table.kind).where(sql`${table.kind} = 'cash'`),
  ],
)
export type CompanyAccountRow = typeof companyAccountsTable.$inferSelect
