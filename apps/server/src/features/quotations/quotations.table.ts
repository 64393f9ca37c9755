import { CATEGORIES, type KeptLine, SERVICES } from '@app/domain'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { code, createdAt, freeText, id, isOneOf } from '../../db/columns.ts'
import { usersTable } from '../users/users.table.ts'

/** What somebody was quoted, with the parameters of that moment; never changes. */
export const quotationsTable = pgTable(
  'quotations',
  {
    id: id(),
    code: code(),
    clientId: uuid().references(() => usersTable.id),
    actorId: uuid().references(() => usersTable.id),
    service: text({ enum: SERVICES }).notNull(),
    category: text({ enum: CATEGORIES }).notNull(),
    isSpecial: boolean().notNull().default(false),
    weightInGrams: integer().notNull(),
    productValueInCents: integer().notNull(),
    description: freeText(),
    /** What was asked, as it was asked: items, store shipping and the like. */
    request: jsonb().$type<Record<string, unknown>>().notNull(),
    lines: jsonb().$type<KeptLine[]>().notNull(),
    totalInCents: integer().notNull(),
    parametersVersion: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    isOneOf('quotations_service_check', table.service, SERVICES),
    isOneOf('quotations_category_check', table.category, CATEGORIES),
    index('quotations_list_index').on(table.createdAt, table.id),
    index('quotations_of_client_index').on(table.clientId, table.createdAt, table.id),
  ],
)
export type QuotationRow = typeof quotationsTable.$inferSelect
