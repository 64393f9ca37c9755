// Dropshipping: the house quotes a product, buys it and delivers it (domain, section 6).
import { CATEGORIES, DROPSHIPPING_ACTIONS, DROPSHIPPING_STATUSES, ORDER_STATUSES, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { outcome } from './fields/endings.ts'
import {
  cents,
  date,
  grams,
  id,
  idParams,
  instant,
  link,
  optionalText,
  personReference,
  positiveCents,
  record,
  text,
  wholeNumber,
} from './fields/fields.ts'
import { amountRange, exportOf, listOf, listQueryBy, repeated, selectionOf } from './fields/list.ts'
import { price } from './fields/prices.ts'
import { timelineEntry } from './fields/timeline.ts'
import { title } from './fields/title.ts'
import { totalsOf } from './totals/list-totals.ts'

const quantity = wholeNumber().min(1, 'quantityNotPositive').max(999, 'tooLarge')

export const dropshipping = z.strictObject({
  ...record,
  status: z.enum(DROPSHIPPING_STATUSES),
  client: personReference,
  associate: personReference
    .nullable()
    .meta({ description: "The client's when it was asked for. Administrators handle what has none." }),
  link: z.string(),
  description: z.string(),
  title,
  options: z.string().meta({ description: 'Size, colour and the like.' }),
  quantity: z.int(),
  comment: z.string().meta({ description: "The client's words." }),
  quote: z
    .strictObject({
      price,
      lastDay: date.meta({ description: 'The quote may be accepted on this day and not after it.' }),
      isExpired: z.boolean(),
      comment: z.string(),
      quotedAt: instant,
    })
    .nullable()
    .meta({ description: 'What the product costs in Miami, line by line: the carriage of the order that it becomes is added.' }),
  answeredAt: instant.nullable(),
  order: z
    .strictObject({ id, code: z.string(), status: z.enum(ORDER_STATUSES), outcome })
    .nullable()
    .meta({ description: 'What it became, and how that ended.' }),
  allowedActions: z.array(z.enum(DROPSHIPPING_ACTIONS)),
})
export type Dropshipping = z.output<typeof dropshipping>

export const dropshippingDetail = dropshipping.extend({ timeline: z.array(timelineEntry) })
export type DropshippingDetail = z.output<typeof dropshippingDetail>

const wish = { link, description: text(300), options: optionalText(200), quantity, comment: optionalText(500) }
export const dropshippingWish = z.strictObject(wish)

const quoteTerms = {
  unitPriceInCents: positiveCents,
  storeShippingInCents: cents.default(0),
  lastDay: date,
  comment: optionalText(500),
}
export const dropshippingQuote = z.strictObject(quoteTerms)

/** Of the order that it becomes. */
const bought = {
  category: z.enum(CATEGORIES).default('B'),
  consigneeAuthorizedNameId: id.nullable().default(null),
  pickupAuthorizedNameId: id.nullable().default(null),
  store: optionalText(80),
  tracking: optionalText(60),
  storeWeightInGrams: grams.nullable().default(null),
  tariffId: id.optional().meta({ description: 'Category C: the item class that customs taxes it by.' }),
}
export const dropshippingBought = z.strictObject(bought)

export const listDropshipping = endpoint({
  method: 'GET',
  path: '/dropshipping',
  summary: 'Dropshipping requests, newest first.',
  description: "A client's own, an associate's clients', all for an administrator.",
  roles: ROLES,
  query: listQueryBy({
    sort: ['createdAt', 'updatedAt', 'code', 'status', 'quotedPriceInCents', 'quoteLastDay'],
    range: 'requested',
  }).extend({
    status: repeated(z.enum(DROPSHIPPING_STATUSES)),
    clientId: repeated(id),
    quotedPriceInCents: amountRange('cents'),
  }),
  response: listOf(dropshipping),
})
export const exportDropshipping = exportOf(listDropshipping)
export const selectDropshipping = selectionOf(listDropshipping)
export const totalDropshipping = totalsOf(listDropshipping, ['quotedPriceInCents'])

export const getDropshipping = endpoint({
  method: 'GET',
  path: '/dropshipping/{id}',
  summary: 'One dropshipping request with what happened to it.',
  roles: ROLES,
  params: idParams,
  response: dropshippingDetail,
})

export const createDropshipping = endpoint({
  method: 'POST',
  path: '/dropshipping',
  summary: 'Asks for a product to be quoted.',
  guard: 'ordinary',
  roles: ['client'],
  needsConfirmedEmail: true,
  body: dropshippingWish,
  response: dropshipping,
})

export const updateDropshipping = endpoint({
  method: 'PATCH',
  path: '/dropshipping/{id}',
  summary: 'Changes, quotes, accepts, refuses, buys or marks a dropshipping request in delivery.',
  description:
    'The owner changes, accepts or refuses; staff quote, buy, mark it in delivery, quote an accepted one again, and refuse with a reason until it is bought.',
  guard: 'ordinary',
  roles: ROLES,
  duties: ['purchasing'],
  needsConfirmedEmail: true,
  params: idParams,
  body: z.discriminatedUnion('action', [
    /** All of it is given anew; a quote that there was is made again. */
    z.strictObject({ action: z.literal('change'), ...wish }),
    /** Names the price that is accepted, so that nobody accepts one that they did not see. */
    z.strictObject({ action: z.literal('accept'), quotedPriceInCents: positiveCents }),
    /** Of staff with a reason, which the client reads. */
    z.strictObject({ action: z.literal('refuse'), reason: optionalText(500) }),
    /** An accepted quote cannot be bought as it is: it is quoted again. */
    z.strictObject({ action: z.literal('quoteAnew'), reason: text(500) }),
    z.strictObject({ action: z.literal('quote'), ...quoteTerms }),
    /** It becomes an order. */
    z.strictObject({ action: z.literal('purchase'), ...bought }),
    z.strictObject({ action: z.literal('markInDelivery') }),
  ]),
  edits: 'dropshipping',
  response: dropshipping,
})
