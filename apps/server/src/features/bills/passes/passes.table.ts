import { sql } from 'drizzle-orm'
import { check, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../../../db/columns.ts'
import { billsTable } from '../bills.table.ts'

/** What a client shows to collect a paid bill; gone once the bill is not paid any more, or all of it was handed over. */
export const pickupPassesTable = pgTable(
  'pickup_passes',
  {
    billId: uuid()
      .primaryKey()
      .references(() => billsTable.id),
    /** Readable, as its client sees it again: it finds a bill and opens nothing (docs/decisions/0160). */
    code: text().notNull().unique('pickup_passes_code_unique'),
    digits: text().notNull().unique('pickup_passes_digits_unique'),
    createdAt: createdAt(),
  },
  (table) => [
    check('pickup_passes_code_check', sql`${table.code} ~ '^[0-9A-F]{32}$'`),
    check('pickup_passes_digits_check', sql`${table.digits} ~ '^[0-9]{6}$'`),
  ],
)
export type PickupPassRow = typeof pickupPassesTable.$inferSelect
