import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, freeText, id, isOneOf } from '../../db/columns.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { orderPricesTable } from '../orders/prices/order-prices.table.ts'
import { usersTable } from '../users/users.table.ts'
import { settlementsTable } from './settlements/settlements.table.ts'

export const EARNING_KINDS = ['accrual', 'settlement'] as const

/**
 * The associates' book, only ever added to. What the house owes is positive, what it paid is negative; the balance is the sum.
 * Whether an earning is pending or collected follows from the order's status; it is settled once a line in force of a settlement is here.
 */
export const earningEntriesTable = pgTable(
  'earning_entries',
  {
    id: id(),
    associateId: uuid()
      .notNull()
      .references(() => usersTable.id),
    orderId: uuid()
      .notNull()
      .references(() => ordersTable.id),
    kind: text({ enum: EARNING_KINDS }).notNull(),
    amountInCents: bigint({ mode: 'number' }).notNull(),
    /** The price version that it was accrued with. */
    orderPriceId: uuid().references(() => orderPricesTable.id),
    /** The entry that this one takes back. */
    reversesId: uuid().references((): AnyPgColumn => earningEntriesTable.id),
    /** Of a settlement's line: the settlement, and the accrual that it pays, or the counter-entry that it takes off. */
    settlementId: uuid().references(() => settlementsTable.id),
    settlesId: uuid().references((): AnyPgColumn => earningEntriesTable.id),
    note: freeText(),
    actorId: uuid().references(() => usersTable.id),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf('earning_entries_kind_check', table.kind, EARNING_KINDS),
    check('earning_entries_accrual_check', sql`(${table.kind} = 'accrual') = (${table.orderPriceId} is not null)`),
    check(
      'earning_entries_settlement_check',
      sql`num_nonnulls(${table.settlementId}, ${table.settlesId}) = case ${table.kind} when 'settlement' then 2 else 0 end`,
    ),
    uniqueIndex('earning_entries_settles_unique').on(table.settlesId, table.settlementId).where(sql`${table.reversesId} is null`),
    index('earning_entries_of_settlement_index').on(table.settlementId),
    uniqueIndex('earning_entries_accrual_unique').on(table.orderPriceId).where(sql`${table.reversesId} is null`),
    uniqueIndex('earning_entries_reverses_unique').on(table.reversesId),
    index('earning_entries_of_associate_index').on(table.associateId, table.createdAt, table.id),
    index('earning_entries_created_index').on(table.createdAt),
    // What was earned and what was paid is summed from the index alone.
    index('earning_entries_balance_index').on(table.associateId, table.kind, table.amountInCents),
    // How many packages an associate earned from since a day is counted from the index alone.
    index('earning_entries_accrued_index')
      .on(table.associateId, table.createdAt, table.orderId, table.amountInCents)
      .where(sql`${table.kind} = 'accrual'`),
    index('earning_entries_of_order_index').on(table.orderId),
  ],
)
export type EarningEntryRow = typeof earningEntriesTable.$inferSelect
