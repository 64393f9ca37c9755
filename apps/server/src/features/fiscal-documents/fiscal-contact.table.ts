import { FISCAL_ENVIRONMENTS } from '@app/domain'
import { integer, pgTable, text } from 'drizzle-orm/pg-core'
import { instant, isNotNegative, isOneOf } from '../../db/columns.ts'

/** How the SRI answers, by environment: shared by all instances, so that none tries alone what another found out. */
export const fiscalContactTable = pgTable(
  'fiscal_contact',
  {
    environment: text({ enum: FISCAL_ENVIRONMENTS }).primaryKey(),
    failuresInARow: integer().notNull().default(0),
    /** Since when it does not answer; none while it does. */
    silentSince: instant(),
    /** Until then no instance calls. */
    nextTryAt: instant(),
    /** How far our clock was ahead of the SRI's when it last answered. */
    clockAheadInSeconds: integer().notNull().default(0),
  },
  (table) => [
    isOneOf('fiscal_contact_environment_check', table.environment, FISCAL_ENVIRONMENTS),
    isNotNegative('fiscal_contact_failures_check', table.failuresInARow),
  ],
)
