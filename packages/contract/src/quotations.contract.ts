import { CATEGORIES, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cents, date, grams, id, instant, optionalText, personReference, positiveCents } from './fields/fields.ts'
import { price } from './fields/prices.ts'
import { exportOf, listOf, listQueryBy, selectionOf } from './list.ts'

/** What is quoted here; a dropshipping request has its own quote (dropshipping.contract.ts). */
export const QUOTED_SERVICES = ['COU', 'PPE'] as const

/** What somebody was quoted, with the parameters of that moment; it never changes. */
export const quotation = z.strictObject({
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
  /** For a package that travels alone: the duty is less when it shares a declaration. */
  price,
  /** Of the parameters that it was made with. */
  parametersVersion: z.int(),
})
export type Quotation = z.output<typeof quotation>

export const newQuotation = z.strictObject({
  /** Staff may name the client that it is for; a client's own has none. */
  clientId: id.optional(),
  service: z.enum(QUOTED_SERVICES),
  category: z.enum(CATEGORIES).default('B'),
  weightInGrams: grams,
  /** COU: what is declared. PPE: what the goods cost, unless more is declared. */
  productValueInCents: positiveCents.optional(),
  description: optionalText(300),
  /** PPE: what the house buys. */
  items: z
    .array(
      z.strictObject({
        quantity: z.int('required').min(1, 'quantityNotPositive').max(999, 'tooLarge'),
        unitPriceInCents: positiveCents,
      }),
    )
    .max(50)
    .default([]),
  storeShippingInCents: cents.default(0),
})
export type NewQuotation = z.input<typeof newQuotation>

/** POST /quotation/request: the price with all of its lines, kept as it was told. */
export const requestQuotation = endpoint({
  method: 'POST',
  path: '/quotation/request',
  summary: 'Quotes a package: its price line by line, and when it would arrive.',
  roles: ROLES,
  body: newQuotation,
  response: quotation.extend({
    /** False when it exceeds the category's limits: the price is only an indication then. */
    fitsCategory: z.boolean(),
    /** Above this declared value it eats the value quota before the weight quota (domain, section 2). */
    unitPriceLimitInCents: z.int(),
    estimatedArrivalDate: date,
    isDutyShareable: z.boolean(),
  }),
})

/** A client's own, an associate's clients', all for an administrator. */
export const listQuotations = endpoint({
  method: 'GET',
  path: '/quotation',
  summary: 'What was quoted, newest first.',
  roles: ROLES,
  query: listQueryBy('createdAt', 'code', 'totalInCents', 'weightInGrams').extend({ clientId: id.optional() }),
  response: listOf(quotation),
})
export const exportQuotations = exportOf(listQuotations)
export const selectQuotations = selectionOf(listQuotations)
