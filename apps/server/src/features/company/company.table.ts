import type { OpeningHours } from '@app/domain'
import { sql } from 'drizzle-orm'
import { boolean, check, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import { freeText, record } from '../../db/columns.ts'

type Address = { lines: string[]; city: string; zipCode: string; phone: string }

const { id: _id, ...rest } = record()

/** One row, for the one house. */
export const companyTable = pgTable(
  'company',
  {
    isTheOne: boolean().primaryKey().default(true),
    ...rest,
    tradeName: text().notNull(),
    legalName: text().notNull(),
    ruc: text().notNull(),
    email: freeText(),
    phone: freeText(),
    /** A client's casillero address is this one plus the client's code. */
    miamiAddress: jsonb().$type<Address>().notNull(),
    quitoAddress: jsonb().$type<Address>().notNull(),
    openingHours: jsonb().$type<OpeningHours[]>().notNull().default([]),
    /** No text where there is none, as is the number. */
    mapLink: freeText(),
    whatsAppNumber: freeText(),
    /** Staff without a second step may only turn it on: from the first day, except in the demo. */
    requiresSecondStep: boolean().notNull().default(true),
    /** Manifests ship with consignees alone whose document staff saw. */
    requiresIdentityProof: boolean().notNull().default(false),
  },
  (table) => [check('company_single_row_check', sql`${table.isTheOne}`)],
)
export type CompanyRow = typeof companyTable.$inferSelect
