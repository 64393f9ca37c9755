import { boolean, jsonb, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { record } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

/** A list as somebody likes to see it: filters, order and columns under a name. */
export const savedViewsTable = pgTable(
  'saved_views',
  {
    ...record(),
    userId: uuid()
      .notNull()
      .references(() => usersTable.id),
    screen: text().notNull(),
    name: text().notNull(),
    query: jsonb().$type<Record<string, unknown>>().notNull(),
    isDefault: boolean().notNull().default(false),
  },
  (table) => [unique('saved_views_name_unique').on(table.userId, table.screen, table.name)],
)
export type SavedViewRow = typeof savedViewsTable.$inferSelect
