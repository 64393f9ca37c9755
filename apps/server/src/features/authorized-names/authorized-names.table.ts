import { AUTHORIZED_NAME_PURPOSES, IDENTIFICATION_TYPES } from '@app/domain'
import { sql } from 'drizzle-orm'
import { check, index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { code, freeText, instant, isOneOf, record } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

/** Who may collect, be declared or be billed in a client's place; the client is one implicitly. Their consent: `consents`. */
export const authorizedNamesTable = pgTable(
  'authorized_names',
  {
    ...record(),
    code: code(),
    clientId: uuid()
      .notNull()
      .references(() => usersTable.id),
    name: text().notNull(),
    identificationType: text({ enum: IDENTIFICATION_TYPES }).notNull(),
    identification: text().notNull(),
    phone: freeText(),
    /** Where what is made out to them goes; empty: to the client. */
    email: freeText(),
    address: freeText(),
    purposes: text({ enum: AUTHORIZED_NAME_PURPOSES }).array().notNull(),
    /** Since when the person's own consent holds. */
    consentedAt: instant(),
    /** Until when what the client ticked before there were texts counts as one. */
    toleratedUntil: instant(),
    /** When staff saw the document of this identification. */
    identityVerifiedAt: instant(),
    removedAt: instant(),
  },
  (table) => [
    isOneOf('authorized_names_identification_type_check', table.identificationType, IDENTIFICATION_TYPES),
    check('authorized_names_purposes_check', sql`${table.purposes} <@ array['pickup', 'consignee', 'invoice']`),
    index('authorized_names_of_client_index').on(table.clientId, table.createdAt),
    uniqueIndex('authorized_names_identification_unique')
      .on(table.clientId, table.identification)
      .where(sql`${table.removedAt} is null`),
  ],
)
export type AuthorizedNameRow = typeof authorizedNamesTable.$inferSelect
