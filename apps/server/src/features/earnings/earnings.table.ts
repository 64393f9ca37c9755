import { sql } from 'drizzle-orm'
import { type AnyPgColumn, bigint, check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, freeText, id, isOneOf } from '../../db/columns.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { orderPricesTable } from '../orders/prices/order-prices.table.ts'
import { usersTable } from '../users/users.table.ts'

export const EARNING_KINDS = ['accrual', 'settlement'] as const

/**
 * The associates' book, only ever added to. What the house owes is positive, what it paid is negative; the balance is the sum.
 * Whether an earning is pending or collected follows from the order's status; it is settled once its settlement is here.
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
    reference: freeText(),
    note: freeText(),
    actorId: uuid().references(() => usersTable.id),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf('earning_entries_kind_check', table.kind, EARNING_KINDS),
    check('earning_entries_accrual_check', sql`(${table.kind} = 'accrual') = (${table.orderPriceId} is not null)`),
    check('earning_entries_settlement_check', sql`${table.kind} <> 'settlement' or ${table.reversesId} is null`),
    uniqueIndex('earning_entries_settlement_unique').on(table.orderId).where(sql`${table.kind} = 'settlement'`),
    uniqueIndex('earning_entries_accrual_unique').on(table.orderPriceId).where(sql`${table.reversesId} is null`),
    uniqueIndex('earning_entries_reverses_unique').on(table.reversesId),
    index('earning_entries_of_associate_index').on(table.associateId, table.createdAt, table.id),
    index('earning_entries_created_index').on(table.createdAt),
    index('earning_entries_of_order_index').on(table.orderId),
  ],
)
export type EarningEntryRow = typeof earningEntriesTable.$inferSelect
