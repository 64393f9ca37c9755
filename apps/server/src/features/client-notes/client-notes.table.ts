import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

/** What staff write down about a client. */
export const clientNotesTable = pgTable(
  'client_notes',
  {
    id: id(),
    clientId: uuid()
      .notNull()
      .references(() => usersTable.id),
    authorId: uuid()
      .notNull()
      .references(() => usersTable.id),
    text: text().notNull(),
    createdAt: createdAt(),
    /** None while it is as it was written. */
    editedAt: instant(),
  },
  (table) => [index('client_notes_of_client_index').on(table.clientId, table.id)],
)
export type ClientNoteRow = typeof clientNotesTable.$inferSelect
