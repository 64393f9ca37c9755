import { MANIFEST_STATUSES } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import { bigint, check, date, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { code, freeText, instant, isOneOf, record } from '../../db/columns.ts'
import { searchable } from '../../db/search.ts'
import { usersTable } from '../users/users.table.ts'

export const manifestsTable = pgTable(
  'manifests',
  {
    ...record(),
    code: code(),
    status: text({ enum: MANIFEST_STATUSES }).notNull(),
    guideNumber: text(),
    airline: freeText(),
    flight: freeText(),
    departureDate: date(),
    /** When staff expect it in Quito, where they know better than the rule. */
    expectedDate: date(),
    arrivalDate: date(),
    sentAt: instant(),
    sentById: uuid().references(() => usersTable.id),
    arrivedAt: instant(),
    finishedAt: instant(),
    /** Totals as shipped. */
    bundleCount: integer().notNull().default(0),
    weightInGrams: bigint({ mode: 'number' }).notNull().default(0),
    customsInvoiceValueInCents: bigint({ mode: 'number' }).notNull().default(0),
    /** What the flight cost; none while nobody knows it yet. */
    freightCostInCents: integer(),
    freightCostNote: freeText(),
    customsCostInCents: integer(),
    customsCostNote: freeText(),
    otherCostInCents: integer(),
    otherCostNote: freeText(),
    /** What the house paid customs for its clients. */
    dutyPaidInCents: integer(),
    dutyPaidNote: freeText(),
    /** What was declared, frozen when it was shipped. */
    snapshot: jsonb().$type<Record<string, unknown>>(),
    searchText: text().generatedAlwaysAs(
      (): SQL => searchable(manifestsTable.code, manifestsTable.guideNumber, manifestsTable.airline, manifestsTable.flight),
    ),
  },
  (table) => [
    isOneOf('manifests_status_check', table.status, MANIFEST_STATUSES),
    check(
      'manifests_sent_check',
      sql`${table.status} in ('active', 'removed') or (${table.guideNumber} is not null and ${table.sentAt} is not null and ${table.snapshot} is not null)`,
    ),
    check(
      'manifests_costs_check',
      sql`least(${table.freightCostInCents}, ${table.customsCostInCents}, ${table.otherCostInCents}, ${table.dutyPaidInCents}) >= 0`,
    ),
    uniqueIndex('manifests_guide_number_unique').on(sql`upper(${table.guideNumber})`).where(sql`${table.status} <> 'removed'`),
    index('manifests_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
    index('manifests_list_index').on(table.createdAt, table.id),
    index('manifests_by_status_index').on(table.status, table.createdAt, table.id),
  ],
)
export type ManifestRow = Omit<typeof manifestsTable.$inferSelect, 'searchText'>
