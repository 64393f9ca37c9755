import { CONSENT_EVIDENCE } from '@app/domain'
import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, freeText, id, isOneOf } from '../../db/columns.ts'
import { authorizedNamesTable } from '../authorized-names/authorized-names.table.ts'
import { filesTable } from '../files/files.table.ts'
import { usersTable } from '../users/users.table.ts'
import { textsTable } from './texts/texts.table.ts'

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
    /** Kept of rows that are older than the texts: always empty. */
    wording: freeText(),
    createdAt: createdAt(),
    actorId: uuid().references(() => usersTable.id),
    ip: freeText(),
    userAgent: freeText(),
    /** How it is known. Rows that are older than the texts were marked by the migration that brought them. */
    evidence: text({ enum: CONSENT_EVIDENCE }).notNull(),
    /** The version that was shown, with the hash of its words. */
    textId: uuid().references(() => textsTable.id),
    textHash: freeText(),
    /** What was signed. */
    fileId: uuid().references(() => filesTable.id),
  },
  (table) => [
    isOneOf('consents_kind_check', table.kind, CONSENT_KINDS),
    isOneOf('consents_evidence_check', table.evidence, CONSENT_EVIDENCE),
    index('consents_of_user_index').on(table.userId, table.kind, table.createdAt),
    index('consents_of_authorized_name_index').on(table.authorizedNameId),
    index('consents_of_text_index').on(table.textId),
  ],
)
