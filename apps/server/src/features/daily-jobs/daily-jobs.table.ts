import { date, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/** Which job was done for which business day: of many machines one does it. */
export const dailyJobsTable = pgTable(
  'daily_jobs',
  {
    job: text().notNull(),
    day: date().notNull(),
    doneAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.job, table.day] })],
)
