import { BUNDLE_ACTIONS, BUNDLE_STATUSES, CATEGORIES, ORDER_STATUSES, WAREHOUSES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { outcome } from './fields/endings.ts'
import { cents, id, idParams, ids, personReference, recipient, record, text, withIdentification } from './fields/fields.ts'
import { amountRange, exportOf, inSet, listOf, listQueryBy, partOf, repeated, selectionOf } from './fields/list.ts'
import { promisedOfAll } from './fields/promise.ts'
import { timelineEntry } from './fields/timeline.ts'
import { storedFile } from './files.contract.ts'
import { totalsOf } from './totals/list-totals.ts'

export const bundledOrder = z
  .strictObject({
    id,
    code: z.string(),
    status: z.enum(ORDER_STATUSES),
    outcome,
    client: personReference.nullable(),
    tracking: z.string().nullable(),
    description: z.string(),
    productValueInCents: z.int(),
    warehouseWeightInGrams: z.int().nullable(),
    realWeightInGrams: z.int().nullable(),
  })
  .meta({ description: 'A package inside a bundle, with what the declaration needs.' })

/** Category C (both ways, section 3). */
export const customsLiquidation = z.strictObject({
  liquidationNumber: text(40),
  adValoremInCents: cents,
  fodinfaInCents: cents,
  ivaInCents: cents,
})

// Domain, section 2.
export const bundle = z
  .strictObject({
    ...record,
    status: z.enum(BUNDLE_STATUSES),
    category: z.enum(CATEGORIES),
    isSpecial: z.boolean(),
    consignee: recipient,
    manifest: z.strictObject({ id, code: z.string() }).nullable(),
    childGuideNumber: z.string().nullable(),
    loadedAt: z.string().nullable().meta({ description: 'Since when it is with the cargo of its manifest in Miami.' }),
    weightInGrams: z.int(),
    declaredValueInCents: z.int(),
    customsInvoiceValueInCents: z.int().meta({ description: 'Defaults to what was declared; editable until shipped.' }),
    valueWithTaxInCents: z.int().meta({
      description: 'The larger of declared and customs value, with the US tax: what the category and the yearly quota count.',
    }),
    consigneeYearInCents: z
      .int()
      .nullable()
      .meta({ description: "The consignee's fiscal year with this bundle; null to whoever is not an administrator." }),
    orders: z.array(bundledOrder),
    warnings: z.array(z.string()),
    invoiceOwner: recipient
      .omit({ authorizedNameId: true })
      .nullable()
      .meta({ description: 'Whom the store invoices name, where it is not the consignee.' }),
    quotaOverrideReason: z
      .string()
      .nullable()
      .meta({ description: "Why an administrator let it pass the consignee's yearly quota. For administrators." }),
    customs: customsLiquidation.nullable().meta({ description: 'Category C: what customs really collected, once it is known.' }),
    sentAt: z.string().nullable(),
    arrivedAt: z.string().nullable(),
    ...promisedOfAll,
    allowedActions: z.array(z.enum(BUNDLE_ACTIONS)),
  })
  .meta({ description: 'One child guide = one declaration = one consignee.' })
export type Bundle = z.output<typeof bundle>
export type BundledOrder = z.output<typeof bundledOrder>

export const bundleInvoice = storedFile
  .extend({
    isFromShipments: z.boolean(),
    orderCode: z.string().nullable().meta({ description: 'The package that it came with.' }),
  })
  .meta({
    description: 'An invoice of a bundle: uploaded for it, from the shipments or not, or by a client with a package of it.',
  })

export const bundleDetail = bundle.extend({ invoices: z.array(bundleInvoice), timeline: z.array(timelineEntry) })
export type BundleDetail = z.output<typeof bundleDetail>

const bundleList = listQueryBy({
  sort: [
    'createdAt',
    'updatedAt',
    'code',
    'status',
    'consignee',
    'childGuideNumber',
    'weightInGrams',
    'valueWithTaxInCents',
    'sentAt',
    'arrivedAt',
  ],
  range: 'putTogether',
})

export const listBundles = endpoint({
  method: 'GET',
  path: '/bundle',
  summary: 'Bundles, by status or manifest.',
  roles: ['administrator'],
  query: bundleList.extend({
    status: repeated(z.enum(BUNDLE_STATUSES)),
    ...{ manifestId: repeated(id), associateId: repeated(id), set: inSet },
    category: repeated(z.enum(CATEGORIES)),
    consignee: partOf('the name or identification of who is declared'),
    weightInGrams: amountRange('grams'),
    valueWithTaxInCents: amountRange('cents'),
  }),
  response: listOf(bundle),
})

export const listFreeBundles = endpoint({
  method: 'GET',
  path: '/bundle/free',
  summary: 'Bundles in Miami that are on no manifest.',
  roles: ['associate', 'administrator'],
  query: bundleList.extend({ set: inSet }),
  response: listOf(bundle),
})

export const listAssociateBundles = endpoint({
  method: 'GET',
  path: '/bundle/associate',
  summary: "The bundles of the associate's own clients.",
  description: "The bundles with the signed-in associate's own clients' packages.",
  roles: ['associate'],
  query: bundleList.extend({ status: repeated(z.enum(BUNDLE_STATUSES)), set: inSet }),
  response: listOf(bundle),
})

export const getBundle = endpoint({
  method: 'GET',
  path: '/bundle/{id}',
  summary: 'One bundle with its timeline.',
  roles: ['associate', 'administrator'],
  params: idParams,
  response: bundleDetail,
})

// Domain, section 7.
export const createBundle = endpoint({
  method: 'POST',
  path: '/bundle',
  summary: 'Puts packages that are ready in Miami into one bundle.',
  description:
    "All of them or none: complete packages in Miami, of one consignee, one category and one special flag, within the limits of the category and of the consignee's year.",
  guard: 'ordinary',
  roles: ['associate', 'administrator'],
  duties: ['warehouseMIA'],
  body: z.strictObject({
    orderIds: ids,
    quotaOverrideReason: z
      .string()
      .trim()
      .min(10)
      .max(500)
      .optional()
      .meta({ description: "An administrator may pass the consignee's yearly quota with a reason, on record." }),
  }),
  response: bundle,
})

export const updateBundle = endpoint({
  method: 'PUT',
  path: '/bundle/{id}',
  summary: 'Changes what a bundle holds, or whom its invoices name.',
  description: 'What it holds, whom its invoices name, or both; the rules of POST /bundle hold for all of it.',
  guard: 'ordinary',
  roles: ['associate', 'administrator'],
  duties: ['warehouseMIA'],
  params: idParams,
  body: z
    .strictObject({
      orderIds: ids.meta({ description: 'All packages that it holds from then on; to have none, remove the bundle.' }),
      invoiceOwner: withIdentification({ name: text(120) })
        .nullable()
        .meta({ description: 'Null: the consignee.' }),
      quotaOverrideReason: z.string().trim().min(10).max(500),
    })
    .partial(),
  edits: 'bundle',
  response: bundle,
})

export const removeBundle = endpoint({
  method: 'DELETE',
  path: '/bundle/{id}',
  summary: 'Undoes a bundle that was not shipped; its packages are free again.',
  guard: 'ordinary',
  roles: ['associate', 'administrator'],
  duties: ['warehouseMIA'],
  params: idParams,
  edits: 'bundle',
  response: z.strictObject({ ok: z.literal(true) }),
})

export const setBundleValue = endpoint({
  method: 'PUT',
  path: '/bundle/{id}/value',
  summary: 'Sets the customs invoice value of a bundle, before it is shipped.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['warehouseMIA', 'purchasing'],
  params: idParams,
  body: z.strictObject({ customsInvoiceValueInCents: cents }),
  edits: 'bundle',
  response: bundle,
})

export const setBundleCustoms = endpoint({
  method: 'PUT',
  path: '/bundle/{id}/customs',
  summary: 'Sets what customs collected for a bundle of category C.',
  description: 'Its packages are charged their parts of it, until they are weighed in Quito; a later difference is the house’s.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: WAREHOUSES,
  params: idParams,
  body: customsLiquidation,
  edits: 'bundle',
  response: bundle,
})

export const confirmBundleArrival = endpoint({
  method: 'PUT',
  path: '/bundle/confirm-arrival',
  summary: 'Confirms which bundles of a shipped manifest arrived in Quito.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['warehouseUIO'],
  body: z.strictObject({ bundleIds: ids }),
  response: z.strictObject({ bundles: z.array(bundle) }),
})

export const exportBundles = exportOf(listBundles)
export const selectBundles = selectionOf(listBundles)
export const totalBundles = totalsOf(listBundles, ['weightInGrams', 'valueWithTaxInCents'])
export const exportFreeBundles = exportOf(listFreeBundles)
export const selectFreeBundles = selectionOf(listFreeBundles)
export const exportAssociateBundles = exportOf(listAssociateBundles)
export const selectAssociateBundles = selectionOf(listAssociateBundles)
