import type { RetentionKind } from '@app/domain'
import { date, index, jsonb, pgTable } from 'drizzle-orm/pg-core'
import { id, instant } from '../../db/columns.ts'

/** What was removed because it was old enough, night by night: of many machines one does a day. */
export const retentionRunsTable = pgTable(
  'retention_runs',
  {
    id: id(),
    /** The business day. */
    day: date().notNull().unique('retention_runs_day_unique'),
    startedAt: instant().notNull(),
    /** None while it goes on, or where the machine stopped. */
    finishedAt: instant(),
    /** How many rows of each kind. */
    removed: jsonb().$type<Partial<Record<RetentionKind, number>>>().notNull().default({}),
  },
  (table) => [index('retention_runs_list_index').on(table.startedAt, table.id)],
)
export type RetentionRunRow = typeof retentionRunsTable.$inferSelect
