import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, instant } from '../../db/columns.ts'

/** The answer to a call that carried an `Idempotency-Key`, kept with its effect; without status while it is running. */
export const idempotencyRecordsTable = pgTable(
  'idempotency_records',
  {
    /** Who called: the user's id, or what stands for one at a public call. */
    principal: text().notNull(),
    key: text().notNull(),
    method: text().notNull(),
    path: text().notNull(),
    requestHash: text().notNull(),
    status: integer(),
    contentType: text(),
    /** The bytes that were answered. */
    response: text(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.principal, table.key] }),
    index('idempotency_records_expired_index').on(table.expiresAt),
  ],
)
export type IdempotencyRecordRow = typeof idempotencyRecordsTable.$inferSelect
