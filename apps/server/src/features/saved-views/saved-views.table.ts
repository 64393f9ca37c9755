import { sql } from 'drizzle-orm'
import { boolean, index, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { record } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

/** A list as somebody likes to see it: filters, order and columns under a name. */
export const savedViewsTable = pgTable(
  'saved_views',
  {
    ...record(),
    /** Who made it. */
    userId: uuid()
      .notNull()
      .references(() => usersTable.id),
    screen: text().notNull(),
    name: text().notNull(),
    query: jsonb().$type<Record<string, unknown>>().notNull(),
    isDefault: boolean().notNull().default(false),
    /** With all administrators who may open the screen. */
    isShared: boolean().notNull().default(false),
  },
  (table) => [
    index('saved_views_user_index').on(table.userId),
    uniqueIndex('saved_views_own_name_unique').on(table.userId, table.screen, table.name).where(sql`not ${table.isShared}`),
    uniqueIndex('saved_views_shared_name_unique').on(table.screen, table.name).where(sql`${table.isShared}`),
  ],
)
export type SavedViewRow = typeof savedViewsTable.$inferSelect
