import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { freeText, id, isNotNegative, isPositive } from '../../db/columns.ts'
import { tariffsTable } from '../tariffs/tariffs.table.ts'
import { ordersTable } from './orders.table.ts'

export const orderItemsTable = pgTable(
  'order_items',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => ordersTable.id, { onDelete: 'cascade' }),
    position: integer().notNull(),
    description: text().notNull(),
    quantity: integer().notNull(),
    unitPriceInCents: integer().notNull(),
    link: freeText(),
    /** Category C: its item class. */
    tariffId: uuid().references(() => tariffsTable.id),
  },
  (table) => [
    isPositive('order_items_quantity_check', table.quantity),
    isNotNegative('order_items_unit_price_check', table.unitPriceInCents),
    index('order_items_of_order_index').on(table.orderId, table.position),
    index('order_items_of_tariff_index').on(table.tariffId),
  ],
)
export type OrderItemRow = typeof orderItemsTable.$inferSelect
