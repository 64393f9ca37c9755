import { sql } from 'drizzle-orm'
import { pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, instant } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

/** What signs documents: the newest alone; those before are kept, for what they signed. */
export const signingCertificatesTable = pgTable(
  'signing_certificates',
  {
    id: id(),
    /** PEM. */
    certificate: text().notNull(),
    holder: text().notNull(),
    issuer: text().notNull(),
    ruc: text(),
    serialNumber: text().notNull(),
    validFrom: instant().notNull(),
    validTo: instant().notNull(),
    keptById: uuid()
      .notNull()
      .references(() => usersTable.id),
    createdAt: createdAt(),
    removedAt: instant(),
  },
  (table) => [uniqueIndex('signing_certificates_one_unique').on(sql`(true)`).where(sql`${table.removedAt} is null`)],
)
export type SigningCertificateRow = typeof signingCertificatesTable.$inferSelect

/** Apart, because backups leave this table out: a restored house asks for the file again. */
export const signingKeysTable = pgTable('signing_keys', {
  certificateId: uuid()
    .primaryKey()
    .references(() => signingCertificatesTable.id),
  /** The private key, locked up with the key of the environment for this row. */
  box: text().notNull(),
})
