import { CATEGORIES, EVERY_DUTY, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cents, date, grams, id, instant, optionalText, personReference, positiveCents, pricedItems } from './fields/fields.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './fields/list.ts'
import { price } from './fields/prices.ts'
import { ways } from './fields/ways.ts'

/** What is quoted here; a dropshipping request has its own quote (dropshipping.contract.ts). */
export const QUOTED_SERVICES = ['COU', 'PPE'] as const

export const quotation = z
  .strictObject({
    id,
    code: z.string(),
    createdAt: instant,
    client: personReference.nullable(),
    service: z.enum(QUOTED_SERVICES),
    category: z.enum(CATEGORIES),
    isSpecial: z.boolean(),
    weightInGrams: z.int(),
    productValueInCents: z.int(),
    description: z.string(),
    price: price.meta({ description: 'For a package that travels alone: the duty is less when it shares a declaration.' }),
    parametersVersion: z.int().meta({ description: 'Of the parameters that it was made with.' }),
  })
  .meta({ description: 'What somebody was quoted, with the parameters of that moment; it never changes.' })
export type Quotation = z.output<typeof quotation>

export const newQuotation = z.strictObject({
  clientId: id.optional().meta({ description: "Staff may name the client that it is for; a client's own has none." }),
  service: z.enum(QUOTED_SERVICES),
  category: z.enum(CATEGORIES).default('B'),
  weightInGrams: grams,
  productValueInCents: positiveCents
    .optional()
    .meta({ description: 'COU: what is declared. PPE: what the goods cost, unless more is declared.' }),
  description: optionalText(300),
  items: pricedItems.default([]).meta({ description: 'PPE: what the house buys.' }),
  storeShippingInCents: cents.default(0),
  tariffId: id.optional().meta({ description: 'Category C: the item class that customs taxes it by.' }),
})
export type NewQuotation = z.input<typeof newQuotation>

export const requestQuotation = endpoint({
  method: 'POST',
  path: '/quotation/request',
  summary: 'Quotes a package: its price line by line, and when it would arrive.',
  description: 'The price with all of its lines, kept as it was told.',
  guard: 'ordinary',
  budget: 'quotationsPerDay',
  roles: ROLES,
  duties: ['counter', 'purchasing'],
  body: newQuotation,
  response: quotation.extend({
    fitsCategory: z
      .boolean()
      .meta({ description: "False when it exceeds the category's limits: the price is only an indication then." }),
    // Domain, section 2.
    unitPriceLimitInCents: z
      .int()
      .meta({ description: 'Above this declared value it eats the value quota before the weight quota.' }),
    estimatedArrivalDate: date,
    isDutyShareable: z.boolean(),
  }),
})

export const findWays = endpoint({
  method: 'POST',
  path: '/quotation/ways',
  summary: 'What can be done with a package that passes a limit of its category, with prices.',
  description: 'Nothing while it fits.',
  guard: 'ordinary',
  roles: ROLES,
  duties: EVERY_DUTY,
  body: z.strictObject({
    category: z.enum(CATEGORIES).default('B'),
    weightInGrams: grams,
    items: pricedItems.min(1, 'required'),
    tariffId: id.optional().meta({ description: 'The item class that category C would tax it by.' }),
  }),
  keepsNoAnswer: true,
  response: ways,
})

export const listQuotations = endpoint({
  method: 'GET',
  path: '/quotation',
  summary: 'What was quoted, newest first.',
  description: "A client's own, an associate's clients', all for an administrator.",
  roles: ROLES,
  query: listQueryBy({
    sort: ['createdAt', 'code', 'totalInCents', 'weightInGrams'],
    range: 'made',
  }).extend({ clientId: repeated(id) }),
  response: listOf(quotation),
})
export const exportQuotations = exportOf(listQuotations)
export const selectQuotations = selectionOf(listQuotations)
