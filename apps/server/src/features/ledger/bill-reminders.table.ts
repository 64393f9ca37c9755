import { sql } from 'drizzle-orm'
import { check, date, index, integer, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core'
import { billsTable } from '../bills/bills.table.ts'

/** Which bill its client was reminded of, at which age in days, and on which business day. */
export const billRemindersTable = pgTable(
  'bill_reminders',
  {
    billId: uuid()
      .notNull()
      .references(() => billsTable.id),
    day: integer().notNull(),
    sentOn: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.billId, table.day] }),
    check('bill_reminders_day_check', sql`${table.day} > 0`),
    index('bill_reminders_sent_index').on(table.sentOn),
  ],
)
