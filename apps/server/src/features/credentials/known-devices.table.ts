import { index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

/** The browsers that have signed in to an account. Only hashes of their marks are kept. */
export const knownDevicesTable = pgTable(
  'known_devices',
  {
    userId: uuid()
      .notNull()
      .references(() => usersTable.id),
    markHash: text().notNull(),
    createdAt: createdAt(),
    lastUsedAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.userId, table.markHash] }),
    index('known_devices_last_used_index').on(table.lastUsedAt),
  ],
)
