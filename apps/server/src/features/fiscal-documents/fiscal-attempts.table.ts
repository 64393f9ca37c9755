import { FISCAL_DOCUMENT_KINDS, FISCAL_ENVIRONMENTS, type FiscalMessage } from '@app/domain'
import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { freeText, id, instant, isOneOf } from '../../db/columns.ts'
import { newId } from '../../db/id.ts'
import { usersTable } from '../users/users.table.ts'
import { fiscalDocumentsTable } from './fiscal-documents.table.ts'

const ATTEMPTS = ['sign', 'send', 'ask'] as const
const OUTCOMES = ['signed', 'received', 'givenBack', 'unknown', 'inProcess', 'notAuthorised', 'authorised', 'unclear'] as const

/** Every call about a document and every signature of it, with what came of it; only ever added. */
export const fiscalAttemptsTable = pgTable(
  'fiscal_attempts',
  {
    id: id(),
    documentId: uuid()
      .notNull()
      .references(() => fiscalDocumentsTable.id),
    at: instant().notNull(),
    call: text({ enum: ATTEMPTS }).notNull(),
    accessKey: text().notNull(),
    outcome: text({ enum: OUTCOMES }).notNull(),
    /** Why no answer counted: `timeOut`, `unreachable`, … */
    because: freeText(),
    messages: jsonb().$type<FiscalMessage[]>().notNull().default([]),
    /** What the SRI answered, as it came; of a signature, the signed bytes that it took the place of. */
    content: freeText(),
    tookInMilliseconds: integer().notNull(),
  },
  (table) => [
    isOneOf('fiscal_attempts_call_check', table.call, ATTEMPTS),
    isOneOf('fiscal_attempts_outcome_check', table.outcome, OUTCOMES),
    index('fiscal_attempts_of_document_index').on(table.documentId, table.at, table.id),
  ],
)
export type FiscalAttemptRow = typeof fiscalAttemptsTable.$inferSelect

/** Numbers that a document had and left: another system had used them. Only ever added. */
export const fiscalFormerNumbersTable = pgTable(
  'fiscal_former_numbers',
  {
    /** In order of time: what is only added to is sealed by it. */
    id: uuid().notNull().$defaultFn(newId).unique('fiscal_former_numbers_id_unique'),
    environment: text({ enum: FISCAL_ENVIRONMENTS }).notNull(),
    kind: text({ enum: FISCAL_DOCUMENT_KINDS }).notNull(),
    establishment: text().notNull(),
    emissionPoint: text().notNull(),
    sequential: integer().notNull(),
    documentId: uuid()
      .notNull()
      .references(() => fiscalDocumentsTable.id),
    accessKey: text().notNull(),
    leftAt: instant().notNull(),
    leftById: uuid().references(() => usersTable.id),
  },
  (table) => [
    primaryKey({
      name: 'fiscal_former_numbers_pk',
      columns: [table.environment, table.kind, table.establishment, table.emissionPoint, table.sequential],
    }),
    isOneOf('fiscal_former_numbers_environment_check', table.environment, FISCAL_ENVIRONMENTS),
    isOneOf('fiscal_former_numbers_kind_check', table.kind, FISCAL_DOCUMENT_KINDS),
    index('fiscal_former_numbers_of_document_index').on(table.documentId),
  ],
)
