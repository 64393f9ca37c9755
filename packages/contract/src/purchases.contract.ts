// Assisted purchases (PPE): the house buys for a client (domain, section 6).
import { CATEGORIES, PURCHASE_ACTIONS, PURCHASE_STATUSES, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  cents,
  grams,
  id,
  idParams,
  instant,
  link,
  optionalText,
  personReference,
  record,
  text,
  wholeNumber,
} from './fields/fields.ts'
import { amountRange, exportOf, listOf, listQueryBy, partOf, repeated, selectionOf } from './fields/list.ts'
import { landedPrice, price } from './fields/prices.ts'
import { timelineEntry } from './fields/timeline.ts'
import { title } from './fields/title.ts'
import { storedFile } from './files.contract.ts'
import { totalsOf } from './totals/list-totals.ts'

/** What is no whole number of cents is no price; what is too large says its bound. */
export const positivePrice = z
  .int({ error: ({ code }) => (code === 'too_big' ? undefined : 'priceRequired') })
  .positive('priceRequired')
  .max(100_000_000, 'tooLarge')
const quantity = wholeNumber().min(1, 'quantityNotPositive').max(999, 'tooLarge')

export const purchaseItem = z.strictObject({
  id,
  link: z.string(),
  store: z.string(),
  description: z.string(),
  options: z.string().meta({ description: 'Size, colour and the like.' }),
  quantity: z.int(),
  askedQuantity: z.int().meta({ description: 'As many as the client asked for; the store may have fewer.' }),
  unitPriceInCents: z.int(),
  unitPriceLimitInCents: z.int().meta({ description: 'The highest unit price that the client pays without being asked again.' }),
  tariffId: id.nullable().meta({ description: 'Category C: the item class that customs taxes it by.' }),
})

const namedPerson = z
  .strictObject({ authorizedNameId: id.nullable(), name: z.string() })
  .meta({ description: 'Whoever is declared, or collects: the client (no authorized name) or one of their authorized names.' })

export const purchase = z.strictObject({
  ...record,
  status: z.enum(PURCHASE_STATUSES),
  client: personReference,
  associate: personReference
    .nullable()
    .meta({ description: "The client's when it was asked for. Administrators handle what has none." }),
  consignee: namedPerson,
  pickup: namedPerson,
  category: z.enum(CATEGORIES),
  title,
  items: z.array(purchaseItem),
  storeShippingInCents: z.int(),
  price: price.meta({
    description: 'Goods, US tax, store shipping and fee: what the bill will contain, to which IVA of the fee is added.',
  }),
  weightInGrams: z
    .int()
    .nullable()
    .meta({ description: 'What the client or staff expect it to weigh; nobody has weighed it yet.' }),
  allowPartial: z.boolean().meta({ description: 'The client takes fewer items without being asked again.' }),
  temporalPriceInCents: z.int().nullable().meta({
    description: 'The total that staff propose, which the client accepted or has yet to answer; null where nobody proposed one.',
  }),
  assistedPurchasePriceInCents: z.int().meta({ description: 'The goods as paid to the store: the least that may be declared.' }),
  productValueInCents: z.int(),
  paidUpFrontInCents: z.int().meta({ description: 'What was paid for it before its order is billed.' }),
  heldInCents: z.int().meta({ description: 'What of that is on no bill yet.' }),
  comment: z.string().meta({ description: "The client's words." }),
  observation: z.string().meta({ description: "The staff's words." }),
  removedReason: z.string(),
  acceptedAt: instant.nullable(),
  approvedAt: instant.nullable(),
  order: z.strictObject({ id, code: z.string() }).nullable().meta({ description: 'What it became.' }),
  allowedActions: z.array(z.enum(PURCHASE_ACTIONS)),
})
export type Purchase = z.output<typeof purchase>

export const invoiceLine = z.strictObject({ description: text(200), quantity, unitPriceInCents: positivePrice })

export const purchaseDetail = purchase.extend({
  orders: z
    .array(z.strictObject({ id, code: z.string() }))
    .meta({ description: 'All that it became: its store may send several boxes. The first is `order`.' }),
  upFrontInCents: z.int().meta({ description: 'What must be paid for it before the house buys it (`purchaseUpFront`).' }),
  highestPriceInCents: z.int().nullable().meta({
    description: 'While it is open: its price with every item at the highest price that the client agreed to.',
  }),
  landed: landedPrice.nullable().meta({ description: 'While it is open and somebody named a weight.' }),
  invoice: z
    .strictObject({ file: storedFile.nullable(), details: z.array(invoiceLine.extend({ id })) })
    .meta({ description: "The store's invoice: the newest file, with its lines." }),
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

export const newPurchaseItem = z
  .strictObject({
    link,
    store: optionalText(80),
    description: text(200),
    options: optionalText(200),
    quantity,
    unitPriceInCents: positivePrice,
    unitPriceLimitInCents: positivePrice
      .nullable()
      .default(null)
      .meta({ description: 'Without one, the price that is asked for is the limit.' }),
    tariffId: id.nullable().default(null).meta({ description: 'Category C: the item class that customs taxes it by.' }),
  })
  .check(({ value: { unitPriceInCents: minimum, unitPriceLimitInCents: input }, issues }) => {
    if (input === null || input >= minimum) return
    const path = ['unitPriceLimitInCents']
    issues.push({ code: 'too_small', origin: 'number', minimum, inclusive: true, message: 'tooSmall', path, input })
  })
  .meta({ description: 'A limit below the price would refuse what is asked for.' })

/** What a client asks for. */
export const purchaseTerms = {
  items: z.array(newPurchaseItem).min(1, 'required').max(50),
  storeShippingInCents: cents.default(0),
  category: z.enum(CATEGORIES),
  weightInGrams: grams
    .nullable()
    .default(null)
    .meta({ description: 'About as much as it weighs, to know what it costs in Quito.' }),
  allowPartial: z.boolean().default(false).meta({ description: 'Fewer items are bought without a question.' }),
  consigneeAuthorizedNameId: id
    .nullable()
    .default(null)
    .meta({ description: 'Who is declared and who collects: an authorized name, or null for the client.' }),
  pickupAuthorizedNameId: id.nullable().default(null),
  comment: optionalText(500),
}

export const newPurchase = z.strictObject({
  clientId: id.optional().meta({ description: "Staff name the client; a client's own purchase has none." }),
  ...purchaseTerms,
})
export type NewPurchase = z.input<typeof newPurchase>

const purchaseList = listQueryBy({
  sort: ['createdAt', 'updatedAt', 'code', 'status', 'totalInCents'],
  range: 'requested',
}).extend({
  status: repeated(z.enum(PURCHASE_STATUSES)),
})

export const listAssistedPurchases = endpoint({
  method: 'GET',
  path: '/assisted-purchase',
  summary: 'The client’s own purchases.',
  description: "One's own.",
  roles: ['client'],
  query: purchaseList,
  response: listOf(purchase),
})

export const exportAssistedPurchases = exportOf(listAssistedPurchases)
export const selectAssistedPurchases = selectionOf(listAssistedPurchases)

export const createPurchase = endpoint({
  method: 'POST',
  path: '/assisted-purchase',
  summary: 'Asks the house to buy for a client.',
  guard: 'ordinary',
  roles: ROLES,
  duties: ['counter', 'purchasing'],
  needsConfirmedEmail: true,
  body: newPurchase,
  response: purchase,
})

export const listPurchases = endpoint({
  method: 'GET',
  path: '/purchase/associate',
  summary: 'Purchases to handle: of an associate’s own clients, or all.',
  description: "Purchases to handle: an associate's, or all for an administrator.",
  roles: ['associate', 'administrator'],
  query: purchaseList.extend({
    clientId: repeated(id),
    store: partOf('the store of one of its products'),
    totalInCents: amountRange('cents'),
    hasAssociate: z
      .stringbool()
      .optional()
      .meta({ description: 'What administrators handle themselves, and what they leave to associates.' }),
  }),
  response: listOf(purchase),
})

export const exportPurchases = exportOf(listPurchases)
export const selectPurchases = selectionOf(listPurchases)
export const totalPurchases = totalsOf(listPurchases, ['totalInCents'])

// Specification, section 8.
export const getPurchase = endpoint({
  method: 'GET',
  path: '/purchase/{id}',
  summary: 'One purchase with its invoice, reviews and timeline.',
  description: 'A missing one answers the code NOT_FOUND.',
  roles: ROLES,
  params: idParams,
  response: purchaseDetail,
})
