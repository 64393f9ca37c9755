// The calls that move an order, or change its data, after it was asked for (domain, section 5).
import { CARERS, CATEGORIES, MISSING, ROLES } from '@app/domain'
import { z } from 'zod'
import { MOST_CHARGES, newExtraCharge } from './charges.contract.ts'
import { endpoint } from './endpoint.ts'
import { arrival } from './fields/arrival.ts'
import { removal } from './fields/endings.ts'
import { done, grams, id, idParams, ids, observation, optionalText, positiveCents, text } from './fields/fields.ts'
import { isWholeChoice, wayChoice } from './fields/ways.ts'
import { order, orderDetail, orderItem } from './orders.contract.ts'

export * from './orders/held-orders.ts'
export * from './orders/late-orders.ts'

export const updateDescription = endpoint({
  method: 'PUT',
  path: '/order/description',
  summary: 'Changes the description of one’s own order, before it is bundled.',
  guard: 'ordinary',
  roles: ['client'],
  body: z.strictObject({ orderId: id, description: text(500) }),
  edits: 'order',
  response: order,
})

export const setTracking = endpoint({
  method: 'PUT',
  path: '/order/associate/tracking/{id}',
  summary: 'Sets the tracking number of an order.',
  guard: 'ordinary',
  roles: ['associate', 'administrator'],
  duties: ['warehouseMIA', 'purchasing'],
  params: idParams,
  body: z.strictObject({ tracking: text(60) }),
  edits: 'order',
  response: order,
})

// Domain, section 5.
export const setValue = endpoint({
  method: 'PUT',
  path: '/order/associate/value/{id}',
  summary: 'Sets the product value of an order; the first one reviews it.',
  description: 'The first value reviews the order; later ones change data only.',
  guard: 'ordinary',
  roles: ['associate', 'administrator'],
  duties: ['warehouseMIA', 'purchasing'],
  params: idParams,
  body: z.strictObject({
    productValueInCents: positiveCents,
    observation: observation
      .optional()
      .meta({ description: "The staff's words, which the client reads; they stay where none are given." }),
  }),
  edits: 'order',
  response: order,
})

export const setObservation = endpoint({
  method: 'PUT',
  path: '/order/{id}/observation',
  summary: 'Writes what staff observe of an order, until it is closed.',
  description: 'Also once the package is bundled or shipped, when its value no longer changes.',
  guard: 'ordinary',
  roles: ['associate', 'administrator'],
  duties: CARERS,
  params: idParams,
  body: z.strictObject({ observation }),
  edits: 'order',
  response: order,
})

export const confirmWarehouse = endpoint({
  method: 'PUT',
  path: '/order/admin/confirm/warehouse',
  summary: 'Receives packages in Miami with their weight, or undoes a mistaken scan.',
  description:
    'The packages that reached Miami, with their weight; all or none. One that is far from what was announced is `weightDoubtful` until it is `confirmed`, or read again alike within 10 minutes. Files: `photo-<orderId>`.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['warehouseMIA'],
  body: z.strictObject({ arrivals: z.array(arrival).min(1, 'required').max(100) }),
  multipart: true,
  fileParts: { 'photo-{orderId}': 'A photo of the package that arrived.' },
  response: z.strictObject({ orders: z.array(order) }),
})

export const createUnmatched = endpoint({
  method: 'POST',
  path: '/order/admin/create/dont-match',
  summary: 'Receives a package in Miami that no order names.',
  description:
    "A package that nobody asked for yet waits in the unmatched list; one whose tracking an open order has is that order's. Files: `photo`.",
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['warehouseMIA'],
  body: z.strictObject({
    tracking: text(60),
    weightInGrams: grams,
    description: optionalText(500),
    labelText: optionalText(500).meta({
      description: 'What its label says: the name and code from which a client may be recognised.',
    }),
  }),
  multipart: true,
  fileParts: { photo: 'A photo of the package.' },
  response: order,
})

export const setExtraCharges = endpoint({
  method: 'PATCH',
  path: '/order/{id}/extra-charges',
  summary: 'Replaces the extra charges of an order that is not billed yet.',
  description: 'The whole list replaces what was there, until the order is on a bill of sale.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['counter', 'accounts'],
  params: idParams,
  body: z.strictObject({ charges: z.array(newExtraCharge).max(MOST_CHARGES) }),
  edits: 'order',
  response: orderDetail,
})

const trackingAnswer = z.string().trim().max(60, 'tooLong').optional()
const itemsAnswer = z.array(orderItem).min(1, 'required').max(50).optional()

export const savedAnswer = z
  .strictObject({
    tracking: trackingAnswer,
    items: itemsAnswer,
    productValueInCents: positiveCents.optional().meta({ description: 'Else that of the items.' }),
    comment: z.string().trim().max(500, 'tooLong').optional(),
  })
  .refine((given) => Object.values(given).some((value) => value !== undefined), 'required')
  .meta({ description: 'What the owner keeps of an answer that is not whole yet.' })

/** What staff say that an order lacks, as a list and in words. */
export const whatIsMissing = z.strictObject({ missing: z.array(z.enum(MISSING)).min(1, 'required'), note: text(500) })

export const updateIncomplete = endpoint({
  method: 'PATCH',
  path: '/order/update-incomplete',
  summary: 'Says what an order lacks, lets an answered one go on, or keeps part of an answer.',
  description:
    'Staff name what is missing, or `resume` an answered order; the owner of an incomplete order `save`s what they have so far.',
  guard: 'ordinary',
  roles: ROLES,
  duties: CARERS,
  needsConfirmedEmail: true,
  body: z.union([
    z.strictObject({ orderId: id, ...whatIsMissing.shape }),
    z.strictObject({ orderId: id, resume: z.literal(true) }),
    z.strictObject({ orderId: id, save: savedAnswer }),
  ]),
  edits: 'order',
  response: order,
})

export const completeOrder = endpoint({
  method: 'POST',
  path: '/order/update-incomplete/{id}',
  summary: 'Gives what an incomplete order was asked for.',
  description: 'The owner gives what was asked for. Files: the part `invoice`.',
  guard: 'ordinary',
  roles: ['client'],
  needsConfirmedEmail: true,
  params: idParams,
  body: z
    .strictObject({ tracking: trackingAnswer, items: itemsAnswer, comment: optionalText(500), ...wayChoice })
    .refine(isWholeChoice, { error: 'required', path: ['way'] })
    .meta({ description: 'Who chooses a way names what it costs; nothing else has a price here.' }),
  multipart: true,
  fileParts: { invoice: 'The store’s invoice.' },
  edits: 'order',
  response: order,
})

export const setCategory = endpoint({
  method: 'PUT',
  path: '/order/{id}/category',
  summary: 'Moves an order to another category, with its owner’s consent.',
  description: 'Whole, at the price of that category; an order that waited for nothing else goes on.',
  guard: 'ordinary',
  roles: ['associate', 'administrator'],
  duties: ['warehouseMIA', 'purchasing'],
  params: idParams,
  body: z.strictObject({
    category: z.enum(CATEGORIES),
    tariffId: id.optional().meta({ description: 'Category C: the item class of all that it holds.' }),
    note: text(500).meta({ description: 'How the owner consented.' }),
  }),
  edits: 'order',
  response: order,
})

export const splitPart = z
  .strictObject({
    items: z.array(orderItem).min(1, 'required').max(50),
    productValueInCents: positiveCents,
    weightInGrams: grams.optional().meta({ description: 'In Miami: what the scale says of it. Before, nobody has weighed it.' }),
    tracking: trackingAnswer.meta({ description: 'Before Miami: of this box. The first keeps the one it has.' }),
  })
  .meta({ description: 'A part of a package: its items are known by description and unit price.' })

export const splitOrder = endpoint({
  method: 'POST',
  path: '/order/{id}/split',
  summary: 'Makes several packages of one in Miami, or of one that its store sends in several boxes.',
  description: 'The first part stays the order, the others are new ones; together they are exactly what it was.',
  guard: 'ordinary',
  roles: ['administrator'],
  duties: ['warehouseMIA'],
  params: idParams,
  body: z.strictObject({ parts: z.array(splitPart).min(2).max(20) }),
  edits: 'order',
  response: z.strictObject({ orders: z.array(order) }),
})

// Both ways, section 5.
export const authorizeBundling = endpoint({
  method: 'POST',
  path: '/order/is-authorized-to-bundle',
  summary: 'Allows one’s packages to share a declaration with others, and says who is the consignee.',
  description: "The owner's consent to share a declaration with other packages; names the consignee.",
  guard: 'ordinary',
  roles: ['client'],
  needsConfirmedEmail: true,
  body: z.strictObject({
    orderIds: ids,
    isAuthorizedToBundle: z.boolean(),
    consigneeAuthorizedNameId: id
      .nullable()
      .default(null)
      .meta({ description: 'An authorized name with the purpose `consignee`, or null for the client.' }),
  }),
  response: z.strictObject({ orders: z.array(order) }),
})

export const removeOrders = endpoint({
  method: 'DELETE',
  path: '/order',
  summary: 'Ends orders that are not wanted any more, or that the store did not send.',
  description:
    "A client's own while in review; an associate's until they are bundled, an administrator's until they are shipped: a bundle in Miami is left at once. What was paid up front is credit.",
  guard: 'ordinary',
  roles: ROLES,
  duties: CARERS,
  body: removal,
  response: done,
})
