import { ARRIVAL_CAUSES, DELAY_REASONS } from '@app/domain'
import { sql } from 'drizzle-orm'
import { check, date, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { id, instant, isOneOf } from '../../../db/columns.ts'
import { ordersTable } from '../orders.table.ts'

/** Each time that the expected day of a package became another, or none. */
export const arrivalChangesTable = pgTable(
  'arrival_changes',
  {
    id: id(),
    orderId: uuid()
      .notNull()
      .references(() => ordersTable.id),
    at: instant().notNull(),
    /** None: the package was, or is, paused. */
    fromDate: date(),
    toDate: date(),
    /** None until staff know it. */
    cause: text({ enum: ARRIVAL_CAUSES }),
    /** In the client's words. */
    reason: text({ enum: DELAY_REASONS }),
  },
  (table) => [
    isOneOf('arrival_changes_cause_check', table.cause, ARRIVAL_CAUSES),
    isOneOf('arrival_changes_reason_check', table.reason, DELAY_REASONS),
    check('arrival_changes_moved_check', sql`${table.fromDate} is distinct from ${table.toDate}`),
    index('arrival_changes_of_order_index').on(table.orderId, table.at, table.id),
  ],
)
export type ArrivalChangeRow = typeof arrivalChangesTable.$inferSelect
