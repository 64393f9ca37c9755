import { PLACES } from '@app/domain'
import { boolean, index, integer, pgTable, text } from 'drizzle-orm/pg-core'
import { freeText, isOneOf, isPositive, record } from '../../../db/columns.ts'

/** A shelf of a warehouse. */
export const locationsTable = pgTable(
  'locations',
  {
    ...record(),
    code: text().notNull(),
    /** Its letters and digits, by which codes are compared. */
    plainCode: text().notNull().unique('locations_plain_code_unique'),
    warehouse: text({ enum: PLACES }).notNull(),
    zone: freeText(),
    walkingOrder: integer().notNull(),
    isActive: boolean().notNull().default(true),
  },
  (table) => [
    isOneOf('locations_warehouse_check', table.warehouse, PLACES),
    isPositive('locations_walking_order_check', table.walkingOrder),
    index('locations_walk_index').on(table.warehouse, table.walkingOrder),
  ],
)
export type LocationRow = typeof locationsTable.$inferSelect
