import { sql } from 'drizzle-orm'
import { boolean, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { code, freeText, instant, isNotNegative, record } from '../../db/columns.ts'

/** The catalogue of extra charges. */
export const chargesTable = pgTable(
  'charges',
  {
    ...record(),
    code: code(),
    name: text().notNull(),
    description: freeText(),
    amountInCents: integer().notNull(),
    isTaxable: boolean().notNull().default(true),
    removedAt: instant(),
  },
  (table) => [
    isNotNegative('charges_amount_check', table.amountInCents),
    uniqueIndex('charges_name_unique').on(sql`lower(${table.name})`).where(sql`${table.removedAt} is null`),
  ],
)
export type ChargeRow = typeof chargesTable.$inferSelect
