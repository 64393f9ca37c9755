import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, freeText, id, isOneOf } from '../../db/columns.ts'
import { authorizedNamesTable } from '../authorized-names/authorized-names.table.ts'
import { usersTable } from '../users/users.table.ts'

export const CONSENT_KINDS = ['consignee', 'terms', 'privacy', 'bundling'] as const

/** Who agreed to what, when and from where; only ever added: taking consent back is a row that does not give it. */
export const consentsTable = pgTable(
  'consents',
  {
    id: id(),
    kind: text({ enum: CONSENT_KINDS }).notNull(),
    isGiven: boolean().notNull().default(true),
    userId: uuid()
      .notNull()
      .references(() => usersTable.id),
    /** Whose consent it is, where it is not the user's own. */
    authorizedNameId: uuid().references(() => authorizedNamesTable.id),
    identification: freeText(),
    /** Which wording was agreed to. */
    wording: freeText(),
    createdAt: createdAt(),
    actorId: uuid().references(() => usersTable.id),
    ip: freeText(),
    userAgent: freeText(),
  },
  (table) => [
    isOneOf('consents_kind_check', table.kind, CONSENT_KINDS),
    index('consents_of_user_index').on(table.userId, table.kind, table.createdAt),
    index('consents_of_authorized_name_index').on(table.authorizedNameId),
  ],
)
export type ConsentRow = typeof consentsTable.$inferSelect
