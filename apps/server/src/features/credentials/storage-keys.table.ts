import { pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

/** What browsers seal with for an account's owner alone: it outlives sessions, and goes with the account (docs/decisions/0130). */
export const storageKeysTable = pgTable('storage_keys', {
  userId: uuid()
    .primaryKey()
    .references(() => usersTable.id),
  key: text().notNull(),
  createdAt: createdAt(),
})
