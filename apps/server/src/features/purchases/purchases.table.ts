import { CATEGORIES, type PriceLine, PURCHASE_STATUSES } from '@app/domain'
import { boolean, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { code, createdAt, freeText, id, instant, isNotNegative, isOneOf, isPositive, record } from '../../db/columns.ts'
import { containing, searchable } from '../../db/search.ts'
import { authorizedNamesTable } from '../authorized-names/authorized-names.table.ts'
import { filesTable } from '../files/files.table.ts'
import { tariffsTable } from '../tariffs/tariffs.table.ts'
import { usersTable } from '../users/users.table.ts'

/** An assisted purchase (PPE). The order it became has its id. */
export const purchasesTable = pgTable(
  'purchases',
  {
    ...record(),
    code: code(),
    status: text({ enum: PURCHASE_STATUSES }).notNull(),
    clientId: uuid()
      .notNull()
      .references(() => usersTable.id),
    associateId: uuid().references(() => usersTable.id),
    /** For the order it becomes: an authorized name, or none for the client. */
    consigneeAuthorizedNameId: uuid().references(() => authorizedNamesTable.id),
    pickupAuthorizedNameId: uuid().references(() => authorizedNamesTable.id),
    category: text({ enum: CATEGORIES }).notNull().default('B'),
    observation: freeText(),
    comment: freeText(),
    storeShippingInCents: integer().notNull().default(0),
    taxInCents: integer().notNull().default(0),
    feeInCents: integer().notNull().default(0),
    /** The goods as paid to the store. */
    assistedPurchasePriceInCents: integer().notNull().default(0),
    /** What the client is charged, with its lines. */
    totalInCents: integer().notNull().default(0),
    lines: jsonb().$type<PriceLine[]>().notNull().default([]),
    /** As a bill has them, where some was cancelled after it. */
    billed: jsonb().$type<{ billId: string; lines: PriceLine[] }>(),
    parametersVersion: integer(),
    temporalPriceInCents: integer(),
    /** As somebody named it before the package was weighed. */
    weightInGrams: integer(),
    allowPartial: boolean().notNull().default(false),
    productValueInCents: integer().notNull().default(0),
    acceptedAt: instant(),
    approvedAt: instant(),
    removedReason: freeText(),
  },
  (table) => [
    isOneOf('purchases_status_check', table.status, PURCHASE_STATUSES),
    isOneOf('purchases_category_check', table.category, CATEGORIES),
    isNotNegative('purchases_product_value_check', table.productValueInCents),
    index('purchases_list_index').on(table.createdAt, table.id),
    index('purchases_by_status_index').on(table.status, table.createdAt, table.id),
    index('purchases_search_index').using('gin', containing(searchable(table.code))),
    index('purchases_of_client_index').on(table.clientId, table.createdAt, table.id),
    index('purchases_of_associate_index').on(table.associateId, table.createdAt, table.id),
  ],
)
export type PurchaseRow = typeof purchasesTable.$inferSelect

const purchaseId = () =>
  uuid()
    .notNull()
    .references(() => purchasesTable.id, { onDelete: 'cascade' })

export const purchaseItemsTable = pgTable(
  'purchase_items',
  {
    id: id(),
    purchaseId: purchaseId(),
    position: integer().notNull(),
    link: text().notNull(),
    store: freeText(),
    description: text().notNull(),
    /** Size, colour and the like. */
    options: freeText(),
    /** As many as are bought: none where the store has none. */
    quantity: integer().notNull(),
    /** Where it is another. */
    askedQuantity: integer(),
    unitPriceInCents: integer().notNull(),
    /** The highest unit price the client agrees to. */
    unitPriceLimitInCents: integer(),
    /** Category C: its item class. */
    tariffId: uuid().references(() => tariffsTable.id),
  },
  (table) => [
    isNotNegative('purchase_items_quantity_check', table.quantity),
    isNotNegative('purchase_items_unit_price_check', table.unitPriceInCents),
    index('purchase_items_of_purchase_index').on(table.purchaseId, table.position),
    index('purchase_items_search_index').using(
      'gin',
      containing(searchable(table.store, table.description, table.options, table.link)),
    ),
    index('purchase_items_of_tariff_index').on(table.tariffId),
  ],
)
export type PurchaseItemRow = typeof purchaseItemsTable.$inferSelect

/** The lines of the store's invoice. */
export const purchaseInvoiceDetailsTable = pgTable(
  'purchase_invoice_details',
  {
    id: id(),
    purchaseId: purchaseId(),
    fileId: uuid().references(() => filesTable.id),
    position: integer().notNull(),
    description: text().notNull(),
    quantity: integer().notNull(),
    unitPriceInCents: integer().notNull(),
    createdAt: createdAt(),
  },
  (table) => [
    isPositive('purchase_invoice_details_quantity_check', table.quantity),
    index('purchase_invoice_details_of_purchase_index').on(table.purchaseId, table.position),
  ],
)
export type PurchaseInvoiceDetailRow = typeof purchaseInvoiceDetailsTable.$inferSelect

/** What staff proposed to the client: the temporal price and why. */
export const purchaseReviewsTable = pgTable(
  'purchase_reviews',
  {
    id: id(),
    purchaseId: purchaseId(),
    temporalPriceInCents: integer(),
    comment: freeText(),
    actorId: uuid().references(() => usersTable.id),
    createdAt: createdAt(),
  },
  (table) => [index('purchase_reviews_of_purchase_index').on(table.purchaseId, table.createdAt)],
)
export type PurchaseReviewRow = typeof purchaseReviewsTable.$inferSelect
