import { FILE_PURPOSES } from '@app/domain'
import { sql } from 'drizzle-orm'
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant, isNotNegative, isOneOf } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

/** The database still allows two that nothing stores: labels and papers of bills are made when they are asked for. */
const STORED_PURPOSES = [...FILE_PURPOSES, 'label', 'bill'] as const
export const FILE_RECORD_KINDS = [
  'order',
  'purchase',
  'bundle',
  'manifest',
  'bill',
  'incident',
  'dropshippingRequest',
  'payment',
  'refund',
  'authorizedName',
  'conversation',
] as const

/** What is known of a stored file; its bytes are in the file storage. Who may read the record may read the file. */
export const filesTable = pgTable(
  'files',
  {
    id: id(),
    storageKey: text().notNull().unique('files_storage_key_unique'),
    contentType: text().notNull(),
    sizeInBytes: integer().notNull(),
    sha256: text().notNull(),
    originalName: text().notNull(),
    /** Of a photo: itself, small, as WebP in base64. Photos from before there were covers have none. */
    cover: text(),
    purpose: text({ enum: STORED_PURPOSES }).notNull(),
    recordKind: text({ enum: FILE_RECORD_KINDS }),
    recordId: uuid(),
    /** A bundle's invoice that was uploaded from the shipments. */
    isFromShipments: boolean().notNull().default(false),
    ownerId: uuid().references(() => usersTable.id),
    uploadedById: uuid().references(() => usersTable.id),
    createdAt: createdAt(),
    removedAt: instant(),
    /** When its bytes were given up for good. */
    erasedAt: instant(),
  },
  (table) => [
    isOneOf('files_purpose_check', table.purpose, STORED_PURPOSES),
    isOneOf('files_record_kind_check', table.recordKind, FILE_RECORD_KINDS),
    isNotNegative('files_size_check', table.sizeInBytes),
    check('files_cover_check', sql`${table.cover} is null or (${table.purpose} = 'photo' and length(${table.cover}) <= 4000)`),
    index('files_of_record_index').on(table.recordId, table.createdAt),
    index('files_of_owner_index').on(table.ownerId),
  ],
)
export type FileRow = typeof filesTable.$inferSelect
export type FileRecordKind = NonNullable<FileRow['recordKind']>
