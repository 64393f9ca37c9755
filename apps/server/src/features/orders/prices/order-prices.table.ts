import type { Parameters, UntreatedLine } from '@app/domain'
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, isPositive } from '../../../db/columns.ts'
import { usersTable } from '../../users/users.table.ts'
import { ordersTable } from '../orders.table.ts'

/** The frozen price of an order. It never changes (a trigger refuses): weighing again supersedes it with the next version. */
export const orderPricesTable = pgTable(
  'order_prices',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => ordersTable.id),
    /** 1, 2, … of this order. */
    number: integer().notNull(),
    weightInGrams: integer().notNull(),
    isSpecial: boolean().notNull(),
    hasDiscount: boolean().notNull(),
    /** IVA treats them with the bill. */
    lines: jsonb().$type<UntreatedLine[]>().notNull(),
    /** Freight less discount, and the share of the value. */
    serviceInCents: integer().notNull(),
    dutyShareInCents: integer().notNull(),
    /** What the associate earns, and how that came to be. */
    marginInCents: integer().notNull().default(0),
    bonusInCents: integer().notNull().default(0),
    keptBackInCents: integer().notNull().default(0),
    profitInCents: integer().notNull().default(0),
    /** The `number` of the newest parameter in force, and all that were. */
    parametersVersion: integer().notNull(),
    parameters: jsonb().$type<Parameters>().notNull(),
    createdAt: createdAt(),
    actorId: uuid().references(() => usersTable.id),
    supersededAt: instant(),
  },
  (table) => [
    isPositive('order_prices_weight_check', table.weightInGrams),
    unique('order_prices_number_unique').on(table.orderId, table.number),
    uniqueIndex('order_prices_current_unique').on(table.orderId).where(sql`${table.supersededAt} is null`),
    // What earnings are sorted by.
    index('order_prices_created_index').on(table.createdAt, table.orderId),
    index('order_prices_profit_index').on(table.profitInCents, table.orderId),
  ],
)
export type OrderPriceRow = typeof orderPricesTable.$inferSelect
