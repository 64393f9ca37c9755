import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from '../../db/columns.ts'

/** How often something was tried in a window of time, for all instances together. */
export const rateLimitsTable = pgTable(
  'rate_limits',
  {
    /** What is limited and whom: an account, a network. */
    key: text().notNull(),
    windowStart: instant().notNull(),
    count: integer().notNull().default(1),
    expiresAt: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] }), index('rate_limits_expired_index').on(table.expiresAt)],
)
export type RateLimitRow = typeof rateLimitsTable.$inferSelect
