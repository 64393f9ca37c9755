import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { createdAt, id } from '../../../db/columns.ts'
import { usersTable } from '../../users/users.table.ts'
import { ordersTable } from '../orders.table.ts'

/** Links that show where a package is: one at most of each, gone once it is revoked; who made and revoked it, and when, is in `events`. */
export const trackingLinksTable = pgTable(
  'tracking_links',
  {
    id: id(),
    createdAt: createdAt(),
    orderId: uuid()
      .notNull()
      .unique('tracking_links_order_unique')
      .references(() => ordersTable.id),
    /** Who shared it: a package that became another's is shown no more. */
    clientId: uuid()
      .notNull()
      .references(() => usersTable.id),
    /** As it is: its owner sees it again, and it opens less than the row of the package says (docs/decisions/0161). */
    code: text().notNull().unique('tracking_links_code_unique'),
  },
  (table) => [index('tracking_links_of_client_index').on(table.clientId)],
)
export type TrackingLinkRow = typeof trackingLinksTable.$inferSelect
