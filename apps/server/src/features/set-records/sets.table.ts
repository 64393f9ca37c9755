import { SET_KINDS } from '@app/domain'
import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id, isOneOf } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

/** A frozen list of records. */
export const setsTable = pgTable(
  'sets',
  {
    id: id(),
    createdAt: createdAt(),
    kind: text({ enum: SET_KINDS }).notNull(),
    byId: uuid()
      .notNull()
      .references(() => usersTable.id),
    /** In the order in which their codes were given. */
    recordIds: uuid().array().notNull(),
    /** The codes without a record, as they were given. */
    notFound: text().array().notNull(),
  },
  (table) => [
    isOneOf('sets_kind_check', table.kind, SET_KINDS),
    index('sets_made_index').on(table.createdAt),
    index('sets_by_index').on(table.byId),
  ],
)
export type SetRow = typeof setsTable.$inferSelect
