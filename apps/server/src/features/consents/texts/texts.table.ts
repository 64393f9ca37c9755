import { TEXT_KINDS } from '@app/domain'
import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, isOneOf, isPositive } from '../../../db/columns.ts'
import { usersTable } from '../../users/users.table.ts'

/** What people agree to: every version that was ever saved, only added to, so that a consent names words that never change. */
export const textsTable = pgTable(
  'texts',
  {
    id: id(),
    kind: text({ enum: TEXT_KINDS }).notNull(),
    version: integer().notNull(),
    spanish: text().notNull(),
    english: text().notNull(),
    hash: text().notNull(),
    createdAt: createdAt(),
    /** Null for the text that the product came with. */
    actorId: uuid().references(() => usersTable.id),
  },
  (table) => [
    isOneOf('texts_kind_check', table.kind, TEXT_KINDS),
    isPositive('texts_version_check', table.version),
    unique('texts_version_unique').on(table.kind, table.version),
  ],
)
export type TextRow = typeof textsTable.$inferSelect
