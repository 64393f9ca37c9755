import { BILL_STATUSES, IDENTIFICATION_TYPES } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { code, freeText, instant, isOneOf, record } from '../../db/columns.ts'
import { searchable } from '../../db/search.ts'
import { authorizedNamesTable } from '../authorized-names/authorized-names.table.ts'
import type { Issuer } from '../company/issuer.ts'
import { usersTable } from '../users/users.table.ts'

/** A bill of sale (the calls name it sale-order). No fiscal document until it is authorised. */
export const billsTable = pgTable(
  'bills',
  {
    ...record(),
    code: code(),
    status: text({ enum: BILL_STATUSES }).notNull(),
    clientId: uuid()
      .notNull()
      .references(() => usersTable.id),
    /** An authorized name, or none for the client; with what was true then. */
    pickupAuthorizedNameId: uuid().references(() => authorizedNamesTable.id),
    pickupName: text().notNull(),
    pickupIdentificationType: text({ enum: IDENTIFICATION_TYPES }).notNull(),
    pickupIdentification: text().notNull(),
    invoiceOwnerAuthorizedNameId: uuid().references(() => authorizedNamesTable.id),
    invoiceOwnerName: text().notNull(),
    invoiceOwnerIdentificationType: text({ enum: IDENTIFICATION_TYPES }).notNull(),
    invoiceOwnerIdentification: text().notNull(),
    invoiceOwnerEmail: freeText(),
    invoiceOwnerAddress: freeText(),
    /** Its paper names the house so for good. */
    issuer: jsonb().$type<Issuer>().notNull(),
    /** Before tax and duty. */
    subtotalInCents: integer().notNull(),
    taxableInCents: integer().notNull(),
    /** IVA. */
    taxInCents: integer().notNull(),
    ivaInBasisPoints: integer().notNull(),
    dutyInCents: integer().notNull(),
    totalInCents: integer().notNull(),
    parametersVersion: integer().notNull(),
    createdById: uuid().references(() => usersTable.id),
    chargedAt: instant(),
    deliveredAt: instant(),
    voidedAt: instant(),
    voidedById: uuid().references(() => usersTable.id),
    voidReason: text(),
    searchText: text().generatedAlwaysAs(
      (): SQL =>
        searchable(billsTable.code, billsTable.pickupName, billsTable.invoiceOwnerName, billsTable.invoiceOwnerIdentification),
    ),
  },
  (table) => [
    isOneOf('bills_status_check', table.status, BILL_STATUSES),
    isOneOf('bills_pickup_identification_type_check', table.pickupIdentificationType, IDENTIFICATION_TYPES),
    isOneOf('bills_invoice_owner_identification_type_check', table.invoiceOwnerIdentificationType, IDENTIFICATION_TYPES),
    check('bills_voided_check', sql`(${table.status} = 'inactive') = (${table.voidedAt} is not null)`),
    check('bills_void_reason_check', sql`${table.voidedAt} is null or ${table.voidReason} is not null`),
    index('bills_list_index').on(table.createdAt, table.id),
    index('bills_by_status_index').on(table.status, table.createdAt, table.id),
    index('bills_status_index').on(table.status, table.id),
    index('bills_total_index').on(table.totalInCents, table.id),
    // What was billed in a week is summed from the index alone.
    index('bills_billed_index').on(table.createdAt, table.totalInCents).where(sql`${table.status} <> 'inactive'`),
    index('bills_voided_index').on(table.voidedAt).where(sql`${table.voidedAt} is not null`),
    index('bills_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
    index('bills_of_client_index').on(table.clientId, table.createdAt, table.id),
  ],
)
export type BillRow = Omit<typeof billsTable.$inferSelect, 'searchText'>
