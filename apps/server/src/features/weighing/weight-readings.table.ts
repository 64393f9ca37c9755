import { PLACES } from '@app/domain'
import { integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { instant, isOneOf, isPositive } from '../../db/columns.ts'

/** The last reading of each package that was refused as doubtful. Not tied to its order: that is locked while this is written. */
export const weightReadingsTable = pgTable(
  'weight_readings',
  {
    orderId: uuid().notNull(),
    place: text({ enum: PLACES }).notNull(),
    weightInGrams: integer().notNull(),
    at: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.place] }),
    isOneOf('weight_readings_place_check', table.place, PLACES),
    isPositive('weight_readings_weight_check', table.weightInGrams),
  ],
)
export type WeightReadingRow = typeof weightReadingsTable.$inferSelect
