import { QUOTA_KINDS } from '@app/domain'
import { sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  bigint,
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { createdAt, freeText, id, isOneOf } from '../../db/columns.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { usersTable } from '../users/users.table.ts'

/**
 * How much of a consignee's fiscal year is used: the sum of the entries, kept so that one guarded update
 * (`… where used + x <= limit`) decides between bundles made at the same moment.
 */
export const quotasTable = pgTable(
  'quotas',
  {
    identification: text().notNull(),
    fiscalYear: integer().notNull(),
    usedInCents: bigint({ mode: 'number' }).notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.identification, table.fiscalYear] })],
)
export type QuotaRow = typeof quotasTable.$inferSelect

/** The book behind it, only ever added to: what bundles reserve and give back, and what was declared elsewhere. */
export const quotaEntriesTable = pgTable(
  'quota_entries',
  {
    id: id(),
    identification: text().notNull(),
    fiscalYear: integer().notNull(),
    kind: text({ enum: QUOTA_KINDS }).notNull(),
    amountInCents: bigint({ mode: 'number' }).notNull(),
    bundleId: uuid().references(() => bundlesTable.id),
    /** The entry that this one takes back. */
    reversesId: uuid().references((): AnyPgColumn => quotaEntriesTable.id),
    note: freeText(),
    actorId: uuid().references(() => usersTable.id),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf('quota_entries_kind_check', table.kind, QUOTA_KINDS),
    check('quota_entries_bundle_check', sql`(${table.kind} = 'bundle') = (${table.bundleId} is not null)`),
    uniqueIndex('quota_entries_reverses_unique').on(table.reversesId),
    index('quota_entries_of_consignee_index').on(table.identification, table.fiscalYear, table.createdAt),
    index('quota_entries_of_bundle_index').on(table.bundleId),
  ],
)
export type QuotaEntryRow = typeof quotaEntriesTable.$inferSelect
