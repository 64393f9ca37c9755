import { index, integer, numeric, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, freeText, id, instant } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

/** Every value a parameter ever had; only ever added. In force: of each key the newest `validFrom` that is not in the future. */
export const parametersTable = pgTable(
  'parameters',
  {
    id: id(),
    /** Rises with every entry: a price keeps the highest one in force as its `parametersVersion`. */
    number: integer().generatedAlwaysAsIdentity().unique(),
    key: text().notNull(),
    value: numeric({ precision: 14, scale: 4, mode: 'number' }).notNull(),
    unit: text().notNull(),
    description: freeText(),
    validFrom: instant().notNull(),
    actorId: uuid().references(() => usersTable.id),
    createdAt: createdAt(),
  },
  (table) => [
    unique('parameters_valid_from_unique').on(table.key, table.validFrom),
    index('parameters_valid_from_index').on(table.validFrom),
  ],
)
export type ParameterRow = typeof parametersTable.$inferSelect
