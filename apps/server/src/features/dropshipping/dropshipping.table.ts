import { DROPSHIPPING_STATUSES, type PriceLine } from '@app/domain'
import { date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { code, freeText, instant, isOneOf, isPositive, record } from '../../db/columns.ts'
import { containing, searchable } from '../../db/search.ts'
import { usersTable } from '../users/users.table.ts'

/** A product the house quotes, buys and delivers. The order it became has its id. */
export const dropshippingRequestsTable = pgTable(
  'dropshipping_requests',
  {
    ...record(),
    code: code(),
    status: text({ enum: DROPSHIPPING_STATUSES }).notNull(),
    clientId: uuid()
      .notNull()
      .references(() => usersTable.id),
    associateId: uuid().references(() => usersTable.id),
    link: text().notNull(),
    description: freeText(),
    options: freeText(),
    quantity: integer().notNull(),
    comment: freeText(),
    /** What staff say with the quote. */
    quoteComment: freeText(),
    quotedPriceInCents: integer(),
    quoteLines: jsonb().$type<PriceLine[]>(),
    parametersVersion: integer(),
    /** The quote may be accepted on this day and not after it. */
    quoteLastDay: date(),
    quotedAt: instant(),
    quotedById: uuid().references(() => usersTable.id),
    /** When the client accepted or refused. */
    answeredAt: instant(),
  },
  (table) => [
    isOneOf('dropshipping_requests_status_check', table.status, DROPSHIPPING_STATUSES),
    isPositive('dropshipping_requests_quantity_check', table.quantity),
    isPositive('dropshipping_requests_quoted_price_check', table.quotedPriceInCents),
    index('dropshipping_requests_list_index').on(table.createdAt, table.id),
    index('dropshipping_requests_by_status_index').on(table.status, table.createdAt, table.id),
    index('dropshipping_requests_search_index').using(
      'gin',
      containing(searchable(table.code, table.description, table.options, table.link)),
    ),
    index('dropshipping_requests_of_client_index').on(table.clientId, table.createdAt, table.id),
    index('dropshipping_requests_of_associate_index').on(table.associateId, table.createdAt, table.id),
  ],
)
export type DropshippingRequestRow = typeof dropshippingRequestsTable.$inferSelect
