import { FISCAL_DOCUMENT_KINDS, FISCAL_ENVIRONMENTS, FISCAL_MODES, type IvaCodes, RIMPE_REGIMES } from '@app/domain'
import { sql } from 'drizzle-orm'
import { boolean, check, date, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { freeText, instant, isNotNegative, isOneOf, record } from '../../db/columns.ts'

const { id: _id, ...rest } = record()

/** One row, for the one house: what the SRI knows of it beside the company's names and RUC. */
export const fiscalSettingsTable = pgTable(
  'fiscal_settings',
  {
    isTheOne: boolean().primaryKey().default(true),
    ...rest,
    mode: text({ enum: FISCAL_MODES }).notNull().default('off'),
    headOfficeAddress: freeText(),
    /** Empty where it is the head office. */
    establishmentAddress: freeText(),
    establishment: text().notNull().default('001'),
    emissionPoint: text().notNull().default('001'),
    keepsAccounts: boolean().notNull().default(true),
    specialTaxpayer: freeText(),
    withholdingResolution: freeText(),
    largeTaxpayerResolution: freeText(),
    rimpe: text({ enum: RIMPE_REGIMES }),
    creditDays: integer().notNull().default(0),
    daysOff: date().array().notNull().default([]),
    addedIvaCodes: jsonb().$type<IvaCodes>().notNull().default({}),
    /** When production was first reached: from then on no test. */
    productionSince: instant(),
    /** When production was last switched on: what was charged before, while it was off, is invoiced only by hand. */
    issuesSince: instant(),
  },
  (table) => [
    check('fiscal_settings_single_row_check', sql`${table.isTheOne}`),
    isOneOf('fiscal_settings_mode_check', table.mode, FISCAL_MODES),
    isOneOf('fiscal_settings_rimpe_check', table.rimpe, RIMPE_REGIMES),
    check('fiscal_settings_series_check', sql`(${table.establishment} || ${table.emissionPoint}) ~ '^[0-9]{6}$'`),
    isNotNegative('fiscal_settings_credit_days_check', table.creditDays),
    check('fiscal_settings_issues_check', sql`(${table.issuesSince} is not null) = (${table.mode} = 'production')`),
  ],
)
export type FiscalSettingsRow = typeof fiscalSettingsTable.$inferSelect

/** The last number that each series gave; its row is locked while one is taken. */
export const fiscalSequencesTable = pgTable(
  'fiscal_sequences',
  {
    environment: text({ enum: FISCAL_ENVIRONMENTS }).notNull(),
    kind: text({ enum: FISCAL_DOCUMENT_KINDS }).notNull(),
    establishment: text().notNull(),
    emissionPoint: text().notNull(),
    lastSequential: integer().notNull(),
    /** How many numbers a person passed over: they have no document. */
    skippedCount: integer().notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.environment, table.kind, table.establishment, table.emissionPoint] }),
    isOneOf('fiscal_sequences_environment_check', table.environment, FISCAL_ENVIRONMENTS),
    isOneOf('fiscal_sequences_kind_check', table.kind, FISCAL_DOCUMENT_KINDS),
    check('fiscal_sequences_skipped_check', sql`${table.skippedCount} between 0 and ${table.lastSequential}`),
    check('fiscal_sequences_last_check', sql`${table.lastSequential} between 0 and 999999999`),
  ],
)
export type FiscalSequenceRow = typeof fiscalSequencesTable.$inferSelect
