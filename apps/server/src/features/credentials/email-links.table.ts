import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

/** Links that confirm an address. Only hashes of their tokens are kept. */
export const emailLinksTable = pgTable(
  'email_links',
  {
    id: id(),
    tokenHash: text().notNull().unique('email_links_token_hash_unique'),
    userId: uuid()
      .notNull()
      .references(() => usersTable.id),
    /** The address that it confirms. */
    email: text().notNull(),
    /** Staff passed the others on: they let their owner in, and prove nothing. */
    isMailed: boolean().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [index('email_links_of_user_index').on(table.userId), index('email_links_expired_index').on(table.expiresAt)],
)
export type EmailLinkRow = typeof emailLinksTable.$inferSelect
