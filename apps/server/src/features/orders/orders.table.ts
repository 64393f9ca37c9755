import {
  CATEGORIES,
  type Customs,
  DELAY_REASONS,
  IDENTIFICATION_TYPES,
  ORDER_OUTCOMES,
  ORDER_STATUSES,
  type PriceLine,
  RESPONSIBLES,
  SERVICES,
  type WayName,
} from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import {
  type AnyPgColumn,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { code, freeText, instant, isNotNegative, isOneOf, isPositive, record } from '../../db/columns.ts'
import { containing, searchable } from '../../db/search.ts'
import { authorizedNamesTable } from '../authorized-names/authorized-names.table.ts'
import { billsTable } from '../bills/bills.table.ts'
import { bundlesTable } from '../bundles/bundles.table.ts'
import { dropshippingRequestsTable } from '../dropshipping/dropshipping.table.ts'
import { filesTable } from '../files/files.table.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { usersTable } from '../users/users.table.ts'
import { weightsOf } from './billed-weight.ts'
import { holdColumns, holdConstraints } from './holding/hold-columns.ts'
import { CLOSED, isShelvedInside } from './listed-statuses.ts'
import { locationsTable } from './locations/locations.table.ts'
import { sortedIndexes } from './sorted-indexes.ts'

/** One package. Who did what and when: `events`; who weighed it too. */
export const ordersTable = pgTable(
  'orders',
  {
    ...record(),
    code: code(),
    /** Packages asked for together share it. */
    requestNumber: text().notNull(),
    service: text({ enum: SERVICES }).notNull(),
    status: text({ enum: ORDER_STATUSES }).notNull(),
    statusSince: instant().notNull(),
    /** Where it goes on: after being incomplete, or when a scan is undone. */
    resumeStatus: text({ enum: ORDER_STATUSES }),
    /** How it ended where it was not handed over, who answers for it, and why; none of one that became another order's. */
    outcome: text({ enum: ORDER_OUTCOMES }),
    responsible: text({ enum: RESPONSIBLES }),
    closedReason: freeText(),
    /** Of one that went back to the store. */
    returnCarrier: freeText(),
    returnTracking: freeText(),
    /** Found after it ended, and its client kept what was made good: the goods are the house's. */
    isKeptByHouse: boolean().notNull().default(false),
    /** The days on which its client was told that it is given up if nobody fetches it. */
    firstAbandonNoticeOn: date(),
    lastAbandonNoticeOn: date(),
    /** What an incomplete order lacks. */
    missing: jsonb().$type<string[]>().notNull().default([]),
    missingNote: freeText(),

    /** None while nobody knows whose package it is. */
    clientId: uuid().references(() => usersTable.id),
    /** The client's associate when the order was made. */
    associateId: uuid().references(() => usersTable.id),
    /** Who is declared: one of the client's authorized names, or none for the client; with what was true when it was chosen. */
    consigneeAuthorizedNameId: uuid().references(() => authorizedNamesTable.id),
    consigneeName: text(),
    consigneeIdentificationType: text({ enum: IDENTIFICATION_TYPES }),
    consigneeIdentification: text(),
    /** Who collects, in the same way. */
    pickupAuthorizedNameId: uuid().references(() => authorizedNamesTable.id),
    pickupName: text(),
    pickupIdentificationType: text({ enum: IDENTIFICATION_TYPES }),
    pickupIdentification: text(),

    category: text({ enum: CATEGORIES }).notNull().default('B'),
    isSpecial: boolean().notNull().default(false),
    /** Category C: what it is taxed by. */
    customs: jsonb().$type<Customs>(),
    /** What its owner chose where it passed a limit of its category. */
    chosenWay: jsonb().$type<{ way: WayName; quantities: number[][]; totalInCents: number }>(),
    tracking: text(),
    trackingNormalised: text(),
    carrier: text(),
    store: freeText(),
    /** The store's number of what was bought, as the store writes it; a store may send it in several boxes. */
    storeOrderNumber: freeText(),
    description: freeText(),
    observation: freeText(),
    comment: freeText(),
    /** What the label of a package without client says. */
    labelText: freeText(),

    /** 0 until it is known. */
    productValueInCents: integer().notNull().default(0),
    estimatedPriceInCents: integer(),
    estimateLines: jsonb().$type<PriceLine[]>(),
    temporalPriceInCents: integer(),
    /** The client's estimate. */
    storeWeightInGrams: integer(),
    /** In Miami. */
    warehouseWeightInGrams: integer(),
    /** In Quito. */
    realWeightInGrams: integer(),
    /** The one that is billed where it is not the real one. */
    finalWeightInGrams: integer(),
    finalWeightReason: text(),
    lengthInMillimetres: integer(),
    widthInMillimetres: integer(),
    heightInMillimetres: integer(),

    isAuthorizedToBundle: boolean().notNull().default(false),
    authorizedToBundleAt: instant(),
    /** The shelf on which it lies; none once it leaves the warehouse. */
    locationId: uuid().references(() => locationsTable.id),
    ...holdColumns(),
    bundleId: uuid().references(() => bundlesTable.id),
    /** When it was put into the bundle that it is in. */
    bundledAt: instant(),
    billId: uuid().references(() => billsTable.id),
    purchaseId: uuid().references(() => purchasesTable.id),
    dropshippingRequestId: uuid().references(() => dropshippingRequestsTable.id),
    mergedIntoId: uuid().references((): AnyPgColumn => ordersTable.id),
    splitFromId: uuid().references((): AnyPgColumn => ordersTable.id),
    /** It came in the box of the order that it was split from; a box that its store sent by itself has a tracking of its own. */
    sharesTracking: boolean().notNull().default(false),

    orderDate: date().notNull(),
    /** None while it is paused. */
    estimatedArrivalDate: date(),
    /** What its client was promised when Miami received it; it never moves. */
    promisedDate: date(),
    /** Why it is late, and who chose it where it follows from no event. */
    delayReason: text({ enum: DELAY_REASONS }),
    delayReasonById: uuid().references(() => usersTable.id),
    /** The latest day that its client was told instead of the promised one, and the day on which. */
    toldArrivalDate: date(),
    toldArrivalOn: date(),
    /** The day it reached Quito. */
    arrivalDate: date(),
    /** When Miami received it. */
    intakeAt: instant(),
    deliveredAt: instant(),
    deliveredToName: text(),
    deliveredToIdentification: text(),
    deliveredById: uuid().references(() => usersTable.id),
    /** A signature or a photo. */
    signatureFileId: uuid().references(() => filesTable.id),

    searchText: text().generatedAlwaysAs(
      (): SQL => searchable(ordersTable.code, ordersTable.trackingNormalised, ordersTable.description, ordersTable.labelText),
    ),
  },
  (table) => [
    isOneOf('orders_service_check', table.service, SERVICES),
    isOneOf('orders_status_check', table.status, ORDER_STATUSES),
    isOneOf('orders_resume_status_check', table.resumeStatus, ORDER_STATUSES),
    isOneOf('orders_outcome_check', table.outcome, ORDER_OUTCOMES),
    isOneOf('orders_responsible_check', table.responsible, RESPONSIBLES),
    isOneOf('orders_category_check', table.category, CATEGORIES),
    isOneOf('orders_consignee_identification_type_check', table.consigneeIdentificationType, IDENTIFICATION_TYPES),
    isOneOf('orders_pickup_identification_type_check', table.pickupIdentificationType, IDENTIFICATION_TYPES),
    isNotNegative('orders_product_value_check', table.productValueInCents),
    isPositive('orders_store_weight_check', table.storeWeightInGrams),
    isPositive('orders_warehouse_weight_check', table.warehouseWeightInGrams),
    isPositive('orders_real_weight_check', table.realWeightInGrams),
    isPositive('orders_final_weight_check', table.finalWeightInGrams),
    isOneOf('orders_delay_reason_check', table.delayReason, DELAY_REASONS),
    check(
      'orders_closed_check',
      sql`(${table.status} = 'removed' and ${table.mergedIntoId} is null) = (${table.outcome} is not null)`,
    ),
    check('orders_kept_by_house_check', sql`not ${table.isKeptByHouse} or ${table.outcome} is not null`),
    check('orders_outcome_has_responsible_check', sql`(${table.outcome} is null) = (${table.responsible} is null)`),
    check('orders_promised_once_received_check', sql`${table.promisedDate} is null or ${table.intakeAt} is not null`),
    check('orders_final_weight_reason_check', sql`${table.finalWeightInGrams} is null or ${table.finalWeightReason} is not null`),
    check('orders_tracking_check', sql`(${table.tracking} is null) = (${table.trackingNormalised} is null)`),
    check('orders_bundled_at_check', sql`(${table.bundleId} is null) = (${table.bundledAt} is null)`),
    check('orders_bundled_has_consignee_check', sql`${table.bundleId} is null or ${table.consigneeIdentification} is not null`),
    check('orders_billed_has_client_check', sql`${table.billId} is null or ${table.clientId} is not null`),
    check('orders_not_merged_into_itself_check', sql`${table.mergedIntoId} <> ${table.id}`),
    check('orders_location_check', isShelvedInside(table)),
    ...holdConstraints(table),
    check('orders_shares_tracking_check', sql`not ${table.sharesTracking} or ${table.splitFromId} is not null`),

    // The parts of a split package share its purchase and request with the order they came from; its tracking, if one box held them.
    uniqueIndex('orders_open_tracking_unique')
      .on(table.trackingNormalised)
      .where(sql`${table.status} not in ${CLOSED} and not ${table.sharesTracking}`),
    uniqueIndex('orders_of_purchase_unique').on(table.purchaseId).where(sql`${table.splitFromId} is null`),
    uniqueIndex('orders_of_dropshipping_request_unique').on(table.dropshippingRequestId).where(sql`${table.splitFromId} is null`),

    index('orders_list_index').on(table.createdAt, table.id),
    index('orders_by_status_index').on(table.status, table.createdAt, table.id),
    index('orders_of_client_index').on(table.clientId, table.createdAt, table.id),
    index('orders_of_associate_index').on(table.associateId, table.createdAt, table.id),
    index('orders_intake_index').on(table.intakeAt, table.id),
    // Reports read these from the indexes alone: a row of orders is ten times as wide.
    index('orders_of_reports_index').on(
      ...[table.id, table.orderDate, table.intakeAt, table.bundledAt, table.deliveredAt],
      ...[table.bundleId, table.billId, table.clientId, table.associateId, table.mergedIntoId],
    ),
    index('orders_of_bundle_index').on(table.bundleId, table.id, table.outcome, ...weightsOf(table)),
    index('orders_arrivals_of_bundle_index').on(
      ...[table.bundleId, table.status, table.arrivalDate, table.estimatedArrivalDate, table.promisedDate],
    ),
    index('orders_without_tracking_index').on(table.createdAt, table.id).where(sql`${table.tracking} is null`),
    index('orders_late_index')
      .on(table.createdAt, table.id)
      .where(sql`coalesce(${table.arrivalDate}, ${table.estimatedArrivalDate}) > ${table.promisedDate}`),
    index('orders_arrival_index').on(table.arrivalDate).where(sql`${table.promisedDate} is not null`),
    index('orders_unmatched_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.clientId} is null and ${table.status} not in ${CLOSED}`),
    index('orders_ready_to_bundle_index')
      .on(table.consigneeIdentification)
      .where(sql`${table.status} = 'inWarehouseMIA' and ${table.bundleId} is null`),
    index('orders_of_location_index').on(table.locationId).where(sql`${table.locationId} is not null`),
    index('orders_of_bill_index').on(table.billId),
    index('orders_of_request_index').on(table.requestNumber),
    index('orders_store_order_number_index').on(searchable(table.storeOrderNumber)).where(sql`${table.storeOrderNumber} <> ''`),
    index('orders_tracking_index').on(table.trackingNormalised),
    index('orders_merged_into_index').on(table.mergedIntoId),
    index('orders_split_from_index').on(table.splitFromId),
    ...sortedIndexes(table),
    // What Miami received in a week is summed from the index alone.
    index('orders_received_index').on(table.intakeAt, table.warehouseWeightInGrams).where(sql`${table.status} <> 'removed'`),
    index('orders_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
    index('orders_consignee_index').using('gin', containing(searchable(table.consigneeName, table.consigneeIdentification))),
  ],
)
export type OrderRow = Omit<typeof ordersTable.$inferSelect, 'searchText'>
