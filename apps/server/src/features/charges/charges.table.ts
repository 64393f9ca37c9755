import { TREATMENTS } from '@app/domain'
import { sql } from 'drizzle-orm'
import { integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core'
import { code, freeText, instant, isNotNegative, isOneOf, record } from '../../db/columns.ts'

/** The catalogue of extra charges. */
export const chargesTable = pgTable(
  'charges',
  {
    ...record(),
    code: code(),
    name: text().notNull(),
    description: freeText(),
    amountInCents: integer().notNull(),
    treatment: text({ enum: TREATMENTS }).notNull().default('general'),
    removedAt: instant(),
  },
  (table) => [
    isNotNegative('charges_amount_check', table.amountInCents),
    isOneOf('charges_treatment_check', table.treatment, TREATMENTS),
    uniqueIndex('charges_name_unique').on(sql`lower(${table.name})`).where(sql`${table.removedAt} is null`),
  ],
)
export type ChargeRow = typeof chargesTable.$inferSelect
