// The calls that move an assisted purchase, or change it, after it was asked for (domain, section 6).
import { PAYMENT_METHODS } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { cents, done, grams, id, idParams, optionalText, positiveCents, text, wholeNumber } from './fields/fields.ts'
import { invoiceLine, positivePrice, purchase, purchaseDetail, purchaseTerms } from './purchases.contract.ts'

export const answerPurchase = endpoint({
  method: 'PATCH',
  path: '/assisted-purchase/{id}',
  summary: 'Accepts or rejects a proposed price, or changes what is asked for.',
  description:
    'The owner accepts a proposed price, rejects it, or changes what was asked for: all of it is given anew. Whether fewer items will do, and about what it weighs, may be said at any time until it is bought.',
  guard: 'ordinary',
  roles: ['client'],
  needsConfirmedEmail: true,
  params: idParams,
  body: z.discriminatedUnion('action', [
    /** Names the price that is accepted, so that nobody accepts one that they did not see. */
    z.strictObject({ action: z.literal('accept'), temporalPriceInCents: positivePrice }),
    z.strictObject({ action: z.literal('reject'), reason: optionalText(500) }),
    z.strictObject({ action: z.literal('change'), ...purchaseTerms }),
    z.strictObject({
      action: z.literal('choose'),
      allowPartial: z.boolean().optional(),
      weightInGrams: grams.nullable().optional(),
    }),
  ]),
  edits: 'purchase',
  response: purchase,
})

export const addPurchaseInvoice = endpoint({
  method: 'PUT',
  path: '/assisted-purchase/{id}/invoice',
  summary: 'Adds the store’s invoice to a purchase.',
  description: "The store's invoice, in place of the one before. File: the part `invoice`.",
  guard: 'ordinary',
  roles: ['client'],
  params: idParams,
  body: z.strictObject({ details: z.array(invoiceLine).max(100).default([]) }),
  multipart: true,
  fileParts: { invoice: 'The store’s invoice.' },
  edits: 'purchase',
  response: purchaseDetail,
})

export const removePurchase = endpoint({
  method: 'DELETE',
  path: '/assisted-purchase/{id}',
  summary: 'Takes back one’s own purchase while it is in review.',
  description: "The owner's, while it is in review.",
  guard: 'ordinary',
  roles: ['client'],
  params: idParams,
  edits: 'purchase',
  response: done,
})

/** What staff may change of the prices; tax and fee follow from them. */
const prices = {
  items: z
    .array(
      z.strictObject({
        id,
        unitPriceInCents: positivePrice,
        quantity: z.int().min(0).max(999, 'tooLarge').optional().meta({ description: 'At most as many as were asked for.' }),
      }),
    )
    .max(50)
    .optional(),
  storeShippingInCents: cents.optional(),
  productValueInCents: positiveCents.optional().meta({ description: 'Without one, what is declared is what the goods cost.' }),
}
const weightInGrams = grams.optional()

export const updatePurchase = endpoint({
  method: 'PATCH',
  path: '/purchase/{id}',
  summary: 'Changes or removes a purchase.',
  description:
    'Staff change data, remove the purchase, or say what the store cancelled after it was bought: what is held above what is left is credit, what was billed is credited by a note, and an order of which nothing is left is closed. Prices change within what the client allowed; more is proposed by a review.',
  guard: 'ordinary',
  roles: ['associate', 'administrator'],
  duties: ['purchasing'],
  params: idParams,
  body: z.discriminatedUnion('action', [
    z.strictObject({
      action: z.literal('update'),
      ...prices,
      weightInGrams,
      temporalPriceInCents: positivePrice
        .optional()
        .meta({ description: 'The total that the prices come to; another is refused.' }),
      observation: z.string().trim().max(500, 'tooLong').optional(),
    }),
    z.strictObject({ action: z.literal('remove'), reason: text(500) }),
    z.strictObject({
      action: z.literal('cancel'),
      items: z
        .array(z.strictObject({ id, quantity: wholeNumber().min(1, 'quantityNotPositive').max(999, 'tooLarge') }))
        .min(1, 'required')
        .max(50)
        .meta({ description: 'What the store does not send of what was bought.' }),
      reason: text(500),
    }),
  ]),
  edits: 'purchase',
  response: purchase,
})

export const removeInvoiceLine = endpoint({
  method: 'DELETE',
  path: '/purchase/{id}/invoice/detail/{itemId}',
  summary: 'Removes a line of the invoice of a purchase.',
  guard: 'ordinary',
  roles: ['associate', 'administrator'],
  duties: ['purchasing'],
  params: idParams.extend({ itemId: id }),
  edits: 'purchase',
  response: purchaseDetail,
})

export const reviewPurchase = endpoint({
  method: 'POST',
  path: '/purchase/{id}/review',
  summary: 'Proposes a price to the client.',
  description: 'Proposes a price to the client, who accepts it, rejects it or changes what was asked for.',
  guard: 'ordinary',
  roles: ['associate', 'administrator'],
  duties: ['purchasing'],
  params: idParams,
  body: z.strictObject({
    ...prices,
    weightInGrams,
    temporalPriceInCents: positivePrice.meta({
      description: 'The total that the prices come to; another is refused, so that what is proposed is what will be charged.',
    }),
    comment: optionalText(500),
  }),
  edits: 'purchase',
  response: purchase,
})

export const approvePurchase = endpoint({
  method: 'POST',
  path: '/purchase/{id}/approve',
  summary: 'Approves a purchase: it becomes an order.',
  description:
    'It was bought: the purchase becomes an order at the prices that were paid, within what the client agreed to. What was held above them is the client’s credit. What was paid up front is at most its price.',
  guard: 'ordinary',
  roles: ['associate', 'administrator'],
  duties: ['purchasing'],
  params: idParams,
  body: z.strictObject({
    ...prices,
    tracking: optionalText(60),
    paidUpFront: z
      .strictObject({
        amountInCents: z.int().positive().max(100_000_000),
        method: z.enum(PAYMENT_METHODS),
        reference: optionalText(80),
      })
      .optional(),
  }),
  edits: 'purchase',
  response: purchase,
})
