import { type DenominationInCents, DRAWER_LINE_KINDS } from '@app/domain'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, freeText, id, instant, isNotNegative, isOneOf } from '../../db/columns.ts'
import { companyAccountsTable } from '../company/company-accounts.table.ts'
import { paymentsTable } from '../ledger/payments.table.ts'
import { usersTable } from '../users/users.table.ts'

const amount = () => bigint({ mode: 'number' })

/** A place at a counter where cash lies. */
export const drawersTable = pgTable(
  'drawers',
  {
    id: id(),
    name: text().notNull(),
    place: freeText(),
    turnedOffAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [uniqueIndex('drawers_name_unique').on(sql`lower(${table.name})`)],
)

/** What one person does with a drawer, from the float that was counted to the closing; a trigger keeps what is closed from changing. */
export const drawerSessionsTable = pgTable(
  'drawer_sessions',
  {
    id: id(),
    drawerId: uuid()
      .notNull()
      .references(() => drawersTable.id),
    holderId: uuid()
      .notNull()
      .references(() => usersTable.id),
    /** The day in Quito on which it was opened. */
    businessDay: date().notNull(),
    floatInCents: amount().notNull(),
    openedAt: instant().notNull(),
    code: text().unique(),
    closedAt: instant(),
    closedById: uuid().references(() => usersTable.id),
    notes: jsonb().$type<{ denominationInCents: DenominationInCents; count: number }[]>().notNull().default([]),
    expectedInCents: amount().notNull().default(0),
    countedInCents: amount().notNull().default(0),
    differenceInCents: amount().notNull().default(0),
    reason: freeText(),
    toBankInCents: amount().notNull().default(0),
    bankAccountId: uuid().references(() => companyAccountsTable.id),
    bankReference: freeText(),
    leftInCents: amount().notNull().default(0),
  },
  (table) => [
    isNotNegative('drawer_sessions_float_check', table.floatInCents),
    check('drawer_sessions_closed_check', sql`num_nonnulls(${table.code}, ${table.closedAt}, ${table.closedById}) in (0, 3)`),
    check('drawer_sessions_reason_check', sql`${table.differenceInCents} = 0 or ${table.reason} <> ''`),
    check('drawer_sessions_bank_check', sql`(${table.toBankInCents} > 0) = (${table.bankAccountId} is not null)`),
    uniqueIndex('drawer_sessions_one_of_drawer').on(table.drawerId).where(sql`${table.closedAt} is null`),
    uniqueIndex('drawer_sessions_one_of_holder').on(table.holderId).where(sql`${table.closedAt} is null`),
    index('drawer_sessions_list_index').on(table.closedAt, table.id),
    index('drawer_sessions_of_account_index').on(table.bankAccountId),
    index('drawer_sessions_of_drawer_index').on(table.drawerId, table.closedAt),
  ],
)
export type DrawerSessionRow = typeof drawerSessionsTable.$inferSelect

/** What went into a drawer or out of it, only ever added to: what must be in it is the sum of its lines, and nothing once it is closed. */
export const drawerLinesTable = pgTable(
  'drawer_lines',
  {
    id: id(),
    sessionId: uuid()
      .notNull()
      .references(() => drawerSessionsTable.id),
    kind: text({ enum: DRAWER_LINE_KINDS }).notNull(),
    /** Negative: it went out. */
    amountInCents: amount().notNull(),
    paymentId: uuid().references(() => paymentsTable.id),
    /** Of a refund, which knows the drawers and not the other way, as with the clients' book. */
    refundId: uuid(),
    /** The bank account that it went to. */
    accountId: uuid().references(() => companyAccountsTable.id),
    reference: freeText(),
    reason: freeText(),
    /** Made by the closing: the money that ends the session. */
    isOfClosing: boolean().notNull().default(false),
    /** The line that this one undoes. */
    undoesId: uuid().references((): AnyPgColumn => drawerLinesTable.id),
    actorId: uuid().references(() => usersTable.id),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf('drawer_lines_kind_check', table.kind, DRAWER_LINE_KINDS),
    check('drawer_lines_amount_check', sql`${table.amountInCents} <> 0`),
    check('drawer_lines_payment_check', sql`(${table.kind} = 'payment') = (${table.paymentId} is not null)`),
    check('drawer_lines_refund_check', sql`(${table.kind} = 'refund') = (${table.refundId} is not null)`),
    check('drawer_lines_bank_check', sql`(${table.kind} = 'toBank') = (${table.accountId} is not null)`),
    uniqueIndex('drawer_lines_payment_unique').on(table.paymentId),
    uniqueIndex('drawer_lines_undoes_unique').on(table.undoesId),
    index('drawer_lines_of_session_index').on(table.sessionId),
    index('drawer_lines_of_account_index').on(table.accountId),
    index('drawer_lines_of_refund_index').on(table.refundId),
    index('drawer_lines_day_index').on(table.createdAt),
  ],
)
export type DrawerLineRow = typeof drawerLinesTable.$inferSelect
