import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant, isOneOf } from '../../db/columns.ts'
import { SEALED_KINDS } from './sealed-kinds.ts'

/** A chain: each seal holds the hash of the one before it, so that none of them can be changed or left out without all that follow. */
export const sealsTable = pgTable(
  'seals',
  {
    number: integer().primaryKey(),
    kind: text({ enum: SEALED_KINDS }).notNull(),
    /** The columns that the digests cover: one that a migration adds later is not among them. */
    columns: text().array().notNull(),
    rowIds: uuid().array().notNull(),
    /** The first 128 bits of each row's SHA-256, which a uuid holds in 16 bytes. */
    rowDigests: uuid().array().notNull(),
    lastRowId: uuid().notNull(),
    /** The migration that rewrote these rows, which were sealed before, and says so; none of rows that are new. */
    anewBy: text(),
    previousHash: text().notNull(),
    /** SHA-256 of all the above. */
    hash: text().notNull(),
    sealedAt: instant().notNull(),
  },
  (table) => [
    index('seals_of_rows_index').on(table.kind, table.lastRowId),
    isOneOf('seals_kind_check', table.kind, SEALED_KINDS),
  ],
)

export type Seal = typeof sealsTable.$inferSelect
