import {
  FISCAL_DOCUMENT_KINDS,
  FISCAL_DOCUMENT_STATUSES,
  FISCAL_ENVIRONMENTS,
  FISCAL_TROUBLES,
  type FiscalMessage,
  type FiscalProgress,
} from '@app/domain'
import { sql } from 'drizzle-orm'
import { type AnyPgColumn, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { freeText, instant, isNotNegative, isOneOf, record } from '../../db/columns.ts'
import type { ChangesOf } from '../../records/record-kind.ts'
import { billsTable } from '../bills/bills.table.ts'
import { creditNotesTable } from '../bills/credit-notes/credit-notes.table.ts'
import { filesTable } from '../files/files.table.ts'
import { usersTable } from '../users/users.table.ts'

/** A document of the SRI: the factura of a bill, the nota de crédito of a credit note, or a test, which belongs to nothing. */
export const fiscalDocumentsTable = pgTable(
  'fiscal_documents',
  {
    ...record(),
    kind: text({ enum: FISCAL_DOCUMENT_KINDS }).notNull(),
    status: text({ enum: FISCAL_DOCUMENT_STATUSES }).notNull(),
    statusSince: instant().notNull(),
    environment: text({ enum: FISCAL_ENVIRONMENTS }).notNull(),
    /** With the bill's client; none of a test. */
    billId: uuid().references(() => billsTable.id),
    clientId: uuid().references(() => usersTable.id),
    creditNoteId: uuid().references(() => creditNotesTable.id),
    /** The factura that a nota de crédito changes. */
    facturaId: uuid().references((): AnyPgColumn => fiscalDocumentsTable.id),
    /** Taken with its number, when it was signed. */
    establishment: text(),
    emissionPoint: text(),
    sequential: integer(),
    numericCode: text(),
    accessKey: text(),
    /** Keys that it had before it got another date or number, the oldest first. */
    formerKeys: text().array().notNull().default(sql`'{}'`),
    issuedOn: date(),
    /** As sent: the bytes of the signature. */
    signedXml: text(),
    /** The SRI's `autorizacion`, whole. */
    authorisationXml: text(),
    authorisedAt: instant(),
    /** Before IVA, by treatment. */
    zeroBaseInCents: integer().notNull(),
    generalBaseInCents: integer().notNull(),
    notSubjectBaseInCents: integer().notNull(),
    exemptBaseInCents: integer().notNull(),
    ivaInCents: integer().notNull(),
    thirdPartyInCents: integer().notNull(),
    totalInCents: integer().notNull(),
    /** The SRI's last ones. */
    messages: jsonb().$type<FiscalMessage[]>().notNull().default([]),
    /** What the house itself found in the way, and which fields. */
    trouble: text({ enum: FISCAL_TROUBLES }),
    troubleDetail: freeText(),
    progress: jsonb().$type<FiscalProgress>().notNull(),
    /** Rises with each step of its queue: a message of another step says nothing. */
    step: integer().notNull().default(1),
    /** Since when it is owed. */
    waitsSince: instant().notNull(),
    dropReason: text(),
    /** Why it is to be annulled, and what the SRI said. */
    annulmentReason: text(),
    annulmentFileId: uuid().references(() => filesTable.id),
    annulledAt: instant(),
  },
  (table) => [
    isOneOf('fiscal_documents_kind_check', table.kind, FISCAL_DOCUMENT_KINDS),
    isOneOf('fiscal_documents_status_check', table.status, FISCAL_DOCUMENT_STATUSES),
    isOneOf('fiscal_documents_environment_check', table.environment, FISCAL_ENVIRONMENTS),
    isOneOf('fiscal_documents_trouble_check', table.trouble, FISCAL_TROUBLES),
    isNotNegative('fiscal_documents_total_check', table.totalInCents),
    check(
      'fiscal_documents_number_check',
      sql`num_nulls(${table.establishment}, ${table.emissionPoint}, ${table.sequential}, ${table.numericCode}, ${table.accessKey}, ${table.issuedOn}, ${table.signedXml}) in (0, 7)`,
    ),
    check('fiscal_documents_numbered_check', sql`${table.sequential} is null or ${table.status} <> 'waiting'`),
    check('fiscal_documents_unnumbered_check', sql`${table.sequential} is not null or ${table.status} in ('waiting', 'dropped')`),
    check(
      'fiscal_documents_authorised_check',
      sql`(${table.authorisedAt} is not null) = (${table.status} in ('authorised', 'annulling', 'annulled'))`,
    ),
    check('fiscal_documents_dropped_check', sql`(${table.dropReason} is not null) = (${table.status} = 'dropped')`),
    check('fiscal_documents_annulled_check', sql`(${table.annulledAt} is not null) = (${table.status} = 'annulled')`),
    check('fiscal_documents_client_check', sql`(${table.clientId} is null) = (${table.billId} is null)`),
    uniqueIndex('fiscal_documents_number_unique').on(
      table.environment,
      table.kind,
      table.establishment,
      table.emissionPoint,
      table.sequential,
    ),
    uniqueIndex('fiscal_documents_key_unique').on(table.accessKey),
    // One living factura a bill, whatever two callers do at once.
    uniqueIndex('fiscal_documents_living_unique')
      .on(table.billId)
      .where(sql`${table.kind} = 'factura' and ${table.status} not in ('dropped', 'annulled')`),
    // And one living nota de crédito a credit note.
    uniqueIndex('fiscal_documents_living_note_unique')
      .on(table.creditNoteId)
      .where(sql`${table.status} not in ('dropped', 'annulled')`),
    index('fiscal_documents_of_credit_note_index').on(table.creditNoteId),
    index('fiscal_documents_of_factura_index').on(table.facturaId),
    index('fiscal_documents_of_bill_index').on(table.billId),
    index('fiscal_documents_of_client_index').on(table.clientId, table.createdAt, table.id),
    index('fiscal_documents_list_index').on(table.createdAt, table.id),
    index('fiscal_documents_owed_index')
      .on(table.waitsSince, table.id)
      .where(sql`${table.status} in ('waiting', 'signed', 'received', 'returned')`),
  ],
)
export type FiscalDocumentRow = typeof fiscalDocumentsTable.$inferSelect
/** What may be changed beside the status. */
export type FiscalDocumentChanges = ChangesOf<typeof fiscalDocumentsTable>
