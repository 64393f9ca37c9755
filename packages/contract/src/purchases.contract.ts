// Assisted purchases (PPE): the house buys for a client (domain, section 6).
import { CATEGORIES, PURCHASE_ACTIONS, PURCHASE_STATUSES, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cents, id, idParams, instant, link, optionalText, personReference, record, text } from './fields/fields.ts'
import { price } from './fields/prices.ts'
import { timelineEntry } from './fields/timeline.ts'
import { storedFile } from './files.contract.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './list.ts'

export const positivePrice = z.int('priceRequired').positive('priceRequired').max(100_000_000, 'tooLarge')
const quantity = z.int('required').min(1, 'quantityNotPositive').max(999, 'tooLarge')

export const purchaseItem = z.strictObject({
  id,
  link: z.string(),
  store: z.string(),
  description: z.string(),
  /** Size, colour and the like. */
  options: z.string(),
  quantity: z.int(),
  unitPriceInCents: z.int(),
  /** The highest unit price that the client pays without being asked again. */
  unitPriceLimitInCents: z.int(),
})

/** Whoever is declared, or collects: the client (no authorized name) or one of their authorized names. */
const namedPerson = z.strictObject({ authorizedNameId: id.nullable(), name: z.string() })

export const purchase = z.strictObject({
  ...record,
  status: z.enum(PURCHASE_STATUSES),
  client: personReference,
  /** The client's when it was asked for. Administrators handle what has none. */
  associate: personReference.nullable(),
  consignee: namedPerson,
  pickup: namedPerson,
  category: z.enum(CATEGORIES),
  items: z.array(purchaseItem),
  storeShippingInCents: z.int(),
  /** Goods, US tax, store shipping and fee: what the bill will contain, to which IVA of the fee is added. */
  price,
  /** The total that staff propose, which the client accepted or has yet to answer; null where nobody proposed one. */
  temporalPriceInCents: z.int().nullable(),
  /** The goods as paid to the store: the least that may be declared. */
  assistedPurchasePriceInCents: z.int(),
  productValueInCents: z.int(),
  paidUpFrontInCents: z.int(),
  /** The client's words. */
  comment: z.string(),
  /** The staff's words. */
  observation: z.string(),
  removedReason: z.string(),
  acceptedAt: instant.nullable(),
  approvedAt: instant.nullable(),
  /** What it became. */
  order: z.strictObject({ id, code: z.string() }).nullable(),
  allowedActions: z.array(z.enum(PURCHASE_ACTIONS)),
})
export type Purchase = z.output<typeof purchase>

export const invoiceLine = z.strictObject({ description: text(200), quantity, unitPriceInCents: positivePrice })

export const purchaseDetail = purchase.extend({
  /** The store's invoice: the newest file, with its lines. */
  invoice: z.strictObject({ file: storedFile.nullable(), details: z.array(invoiceLine.extend({ id })) }),
  reviews: z.array(
    z.strictObject({
      id,
      at: instant,
      temporalPriceInCents: z.int().nullable(),
      comment: z.string(),
      reviewer: z.string().nullable(),
    }),
  ),
  files: z.array(storedFile),
  timeline: z.array(timelineEntry),
})
export type PurchaseDetail = z.output<typeof purchaseDetail>

/** A limit below the price would refuse what is asked for. */
export const newPurchaseItem = z
  .strictObject({
    link,
    store: optionalText(80),
    description: text(200),
    options: optionalText(200),
    quantity,
    unitPriceInCents: positivePrice,
    /** Without one, the price that is asked for is the limit. */
    unitPriceLimitInCents: positivePrice.nullable().default(null),
  })
  .check(({ value: { unitPriceInCents: minimum, unitPriceLimitInCents: input }, issues }) => {
    if (input === null || input >= minimum) return
    const path = ['unitPriceLimitInCents']
    issues.push({ code: 'too_small', origin: 'number', minimum, inclusive: true, message: 'tooSmall', path, input })
  })

/** What a client asks for. */
export const purchaseTerms = {
  items: z.array(newPurchaseItem).min(1, 'required').max(50),
  storeShippingInCents: cents.default(0),
  category: z.enum(CATEGORIES),
  /** Who is declared and who collects: an authorized name, or null for the client. */
  consigneeAuthorizedNameId: id.nullable().default(null),
  pickupAuthorizedNameId: id.nullable().default(null),
  comment: optionalText(500),
}

export const newPurchase = z.strictObject({
  /** Staff name the client; a client's own purchase has none. */
  clientId: id.optional(),
  ...purchaseTerms,
})
export type NewPurchase = z.input<typeof newPurchase>

const listQuery = listQueryBy('createdAt', 'updatedAt', 'code', 'status', 'totalInCents').extend({
  status: repeated(z.enum(PURCHASE_STATUSES)),
})

/** One's own. */
export const listAssistedPurchases = endpoint({
  method: 'GET',
  path: '/assisted-purchase',
  summary: 'The client’s own purchases.',
  roles: ['client'],
  query: listQuery,
  response: listOf(purchase),
})

export const exportAssistedPurchases = exportOf(listAssistedPurchases)
export const selectAssistedPurchases = selectionOf(listAssistedPurchases)

export const createPurchase = endpoint({
  method: 'POST',
  path: '/assisted-purchase',
  summary: 'Asks the house to buy for a client.',
  roles: ROLES,
  body: newPurchase,
  response: purchase,
})

/** Purchases to handle: an associate's, or all for an administrator. */
export const listPurchases = endpoint({
  method: 'GET',
  path: '/purchase/associate',
  summary: 'Purchases to handle: of an associate’s own clients, or all.',
  roles: ['associate', 'administrator'],
  query: listQuery.extend({
    clientId: id.optional(),
    /** What administrators handle themselves, and what they leave to associates. */
    hasAssociate: z.stringbool().optional(),
  }),
  response: listOf(purchase),
})

export const exportPurchases = exportOf(listPurchases)
export const selectPurchases = selectionOf(listPurchases)

/** A missing one answers the code NOT_FOUND (specification, section 8). */
export const getPurchase = endpoint({
  method: 'GET',
  path: '/purchase/{id}',
  summary: 'One purchase with its invoice, reviews and timeline.',
  roles: ROLES,
  params: idParams,
  response: purchaseDetail,
})
