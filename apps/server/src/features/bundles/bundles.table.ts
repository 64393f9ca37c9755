import { BUNDLE_STATUSES, CATEGORIES, type CollectedTaxes, IDENTIFICATION_TYPES } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { code, instant, isNotNegative, isOneOf, record } from '../../db/columns.ts'
import { searchable } from '../../db/search.ts'
import { authorizedNamesTable } from '../authorized-names/authorized-names.table.ts'
import { manifestsTable } from '../manifest-records/manifests.table.ts'
import { usersTable } from '../users/users.table.ts'

/** One child guide, one declaration, one consignee. */
export const bundlesTable = pgTable(
  'bundles',
  {
    ...record(),
    code: code(),
    status: text({ enum: BUNDLE_STATUSES }).notNull(),
    category: text({ enum: CATEGORIES }).notNull(),
    isSpecial: boolean().notNull(),
    /** Whose clients' packages these are, where all are one associate's. */
    associateId: uuid().references(() => usersTable.id),
    createdById: uuid().references(() => usersTable.id),
    consigneeAuthorizedNameId: uuid().references(() => authorizedNamesTable.id),
    consigneeName: text().notNull(),
    consigneeIdentificationType: text({ enum: IDENTIFICATION_TYPES }).notNull(),
    consigneeIdentification: text().notNull(),
    /** Whom the store invoices name, where it is not the consignee. */
    invoiceOwnerName: text(),
    invoiceOwnerIdentificationType: text({ enum: IDENTIFICATION_TYPES }),
    invoiceOwnerIdentification: text(),
    manifestId: uuid().references(() => manifestsTable.id),
    /** Its place on the manifest. */
    position: integer(),
    childGuideNumber: text(),
    /** Since when it is with the manifest's cargo in Miami. */
    loadedAt: instant(),
    /** Of its orders: in Miami, and in Quito once all are weighed. */
    weightInGrams: integer().notNull().default(0),
    realWeightInGrams: integer(),
    declaredValueInCents: integer().notNull().default(0),
    /** None until somebody sets it: what was declared counts. */
    customsInvoiceValueInCents: integer(),
    /** What the yearly quota counts: the larger value with tax. */
    valueWithTaxInCents: integer().notNull().default(0),
    fiscalYear: integer().notNull(),
    quotaOverrideReason: text(),
    quotaOverriddenById: uuid().references(() => usersTable.id),
    /** The duty of the declaration, frozen when it was shipped. */
    dutyInCents: integer(),
    /** Category C: what customs collected, once it is known. */
    customs: jsonb().$type<CollectedTaxes & { liquidationNumber: string }>(),
    sentAt: instant(),
    arrivedAt: instant(),
    weighedAt: instant(),
    removedAt: instant(),
    searchText: text().generatedAlwaysAs(
      (): SQL =>
        searchable(
          bundlesTable.code,
          bundlesTable.childGuideNumber,
          bundlesTable.consigneeName,
          bundlesTable.consigneeIdentification,
        ),
    ),
  },
  (table) => [
    isOneOf('bundles_status_check', table.status, BUNDLE_STATUSES),
    isOneOf('bundles_category_check', table.category, CATEGORIES),
    isOneOf('bundles_consignee_identification_type_check', table.consigneeIdentificationType, IDENTIFICATION_TYPES),
    isOneOf('bundles_invoice_owner_identification_type_check', table.invoiceOwnerIdentificationType, IDENTIFICATION_TYPES),
    isNotNegative('bundles_weight_check', table.weightInGrams),
    isNotNegative('bundles_declared_value_check', table.declaredValueInCents),
    uniqueIndex('bundles_child_guide_number_unique').on(table.manifestId, sql`upper(${table.childGuideNumber})`),
    index('bundles_list_index').on(table.createdAt, table.id),
    index('bundles_by_status_index').on(table.status, table.createdAt, table.id),
    index('bundles_of_associate_index').on(table.associateId, table.createdAt, table.id),
    index('bundles_of_manifest_index').on(table.manifestId, table.position),
    index('bundles_free_index')
      .on(table.createdAt, table.id)
      .where(sql`${table.status} = 'inWarehouseMIA' and ${table.manifestId} is null`),
    // Whatever a list of all bundles is sorted by has an index (docs/decisions/0082).
    index('bundles_updated_index').on(table.updatedAt, table.id),
    index('bundles_status_index').on(table.status, table.id),
    index('bundles_consignee_index').on(table.consigneeName, table.id),
    index('bundles_child_guide_index').on(table.childGuideNumber, table.id),
    index('bundles_weight_index').on(table.weightInGrams, table.id),
    index('bundles_value_index').on(table.valueWithTaxInCents, table.id),
    index('bundles_sent_index').on(table.sentAt, table.id),
    index('bundles_arrived_index').on(table.arrivedAt, table.id),
    index('bundles_search_index').using('gin', table.searchText.op('gin_trgm_ops')),
    index('bundles_of_consignee_index').on(table.consigneeIdentification, table.fiscalYear),
  ],
)
export type BundleRow = Omit<typeof bundlesTable.$inferSelect, 'searchText'>
