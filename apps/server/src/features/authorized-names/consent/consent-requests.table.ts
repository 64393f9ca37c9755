import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, freeText, id, instant } from '../../../db/columns.ts'
import { usersTable } from '../../users/users.table.ts'
import { authorizedNamesTable } from '../authorized-names.table.ts'

/** Each time that a person was asked to be declared in a client's place; their answer is a row of `consents`. */
export const consentRequestsTable = pgTable(
  'consent_requests',
  {
    id: id(),
    createdAt: createdAt(),
    authorizedNameId: uuid()
      .notNull()
      .references(() => authorizedNamesTable.id),
    /** Who the person was then: another identification is another person. */
    identification: text().notNull(),
    askedById: uuid().references(() => usersTable.id),
    /** Where the link was mailed; empty where it was passed on by hand. */
    email: freeText(),
    /** The hash of the token in the link. None before its mail is written, or once another link followed. */
    tokenHash: text().unique('consent_requests_token_unique'),
    expiresAt: instant().notNull(),
    answeredAt: instant(),
    isGiven: boolean(),
    withdrawnAt: instant(),
  },
  (table) => [
    index('consent_requests_of_name_index').on(table.authorizedNameId, table.createdAt),
    index('consent_requests_of_email_index').on(table.email, table.createdAt),
  ],
)
export type ConsentRequestRow = typeof consentRequestsTable.$inferSelect
