import { sql } from 'drizzle-orm'
import { check, date, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { code, createdAt, id, record } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

/** The item classes of customs (category C). */
export const tariffsTable = pgTable(
  'tariffs',
  { ...record(), code: code(), nameEs: text().notNull(), nameEn: text().notNull() },
  (table) => [uniqueIndex('tariffs_name_unique').on(sql`lower(${table.nameEs})`)],
)
export type TariffRow = typeof tariffsTable.$inferSelect

/** The ad valorem rates of a class, each in force from its day until the next. */
export const tariffRatesTable = pgTable(
  'tariff_rates',
  {
    id: id(),
    tariffId: uuid()
      .notNull()
      .references(() => tariffsTable.id),
    adValoremInBasisPoints: integer().notNull(),
    validFrom: date().notNull(),
    createdAt: createdAt(),
    actorId: uuid().references(() => usersTable.id),
  },
  (table) => [
    check('tariff_rates_rate_check', sql`${table.adValoremInBasisPoints} between 0 and 10000`),
    unique('tariff_rates_day_unique').on(table.tariffId, table.validFrom),
  ],
)
