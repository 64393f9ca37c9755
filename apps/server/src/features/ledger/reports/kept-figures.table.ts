import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { isOneOf } from '../../../db/columns.ts'

/**
 * Whose figures a change may have moved: of one package, of all that a bundle, bill or manifest has, of all that share costs with a bundle, or a
 * bill's own, which are sales.
 */
export const CHANGED_RECORDS = ['package', 'bundle', 'bill', 'manifest', 'sharesOfBundle', 'sales'] as const

/** What changed since figures were kept. Triggers write it in the transaction that changes something (migration 0079). */
export const figureChangesTable = pgTable(
  'figure_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    changed: text({ enum: CHANGED_RECORDS }).notNull(),
    recordId: uuid().notNull(),
  },
  (table) => [isOneOf('figure_changes_changed_check', table.changed, CHANGED_RECORDS)],
)

const MOVES_OF_SALES = ['billed', 'voided', 'credited'] as const
const cents = () => bigint({ mode: 'number' })

/** What a package is counted with in the report of margins, kept; costs and duty paid are null while nobody knows them. */
export const packageFiguresTable = pgTable(
  'package_figures',
  {
    orderId: uuid().primaryKey(),
    day: date().notNull(),
    clientId: uuid(),
    associateId: uuid(),
    manifestId: uuid(),
    serviceInCents: cents().notNull(),
    feeInCents: cents().notNull(),
    dutyInCents: cents().notNull(),
    earningInCents: cents().notNull(),
    costsInCents: cents(),
    dutyPaidInCents: cents(),
  },
  (table) => [index('package_figures_day_index').on(table.day)],
)

/** What a bill moves sales by on a day, kept: cents by treatment, and IVA; what was voided or credited is below nothing. */
export const billFiguresTable = pgTable(
  'bill_figures',
  {
    billId: uuid().notNull(),
    day: date().notNull(),
    moved: text({ enum: MOVES_OF_SALES }).notNull(),
    clientId: uuid().notNull(),
    bills: integer().notNull(),
    cents: cents().notNull(),
    generalInCents: cents().notNull(),
    zeroInCents: cents().notNull(),
    notSubjectInCents: cents().notNull(),
    exemptInCents: cents().notNull(),
    thirdPartyInCents: cents().notNull(),
    taxInCents: cents().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.billId, table.day, table.moved] }),
    isOneOf('bill_figures_moved_check', table.moved, MOVES_OF_SALES),
    index('bill_figures_day_index').on(table.day),
  ],
)

/** A declaration that arrived, kept: what was collected for its packages beside its part of the duty paid, which is null while nobody knows it. */
export const declarationFiguresTable = pgTable(
  'declaration_figures',
  {
    bundleId: uuid().primaryKey(),
    day: date().notNull(),
    manifestId: uuid().notNull(),
    weightInGrams: integer().notNull(),
    valueInCents: cents().notNull(),
    packages: integer().notNull(),
    unbilled: integer().notNull(),
    collectedInCents: cents().notNull(),
    paidInCents: cents(),
  },
  (table) => [
    index('declaration_figures_day_index').on(table.day),
    index('declaration_figures_of_manifest_index').on(table.manifestId),
  ],
)

/** What a package counts for in the days of each stage, kept: rows of stage, day and days. */
export const packageStagesTable = pgTable('package_stages', { orderId: uuid().primaryKey(), ended: jsonb().notNull() })

/** How many packages ended a stage on a day after so many days; of the promise, 0 is on time and 1 is late. */
export const stageDaysTable = pgTable(
  'stage_days',
  { day: date().notNull(), stage: text().notNull(), days: integer().notNull(), packages: integer().notNull() },
  (table) => [primaryKey({ columns: [table.day, table.stage, table.days] })],
)
