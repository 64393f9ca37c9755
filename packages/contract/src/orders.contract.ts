import { CATEGORIES, type OrderAction, ORDER_STATUSES, ROLES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { date, done, grams, id, idParams, ids, optionalText, personReference, positiveCents, recipient, record, signedCents, text } from './fields.ts'
import { storedFile } from './files.contract.ts'
import { listOf, listQuery, repeated } from './list.ts'
import { price } from './prices.ts'
import { timelineEntry } from './timeline.ts'

/** PPE assisted purchase, COU courier (specification, section 9). */
export const SERVICES = ['COU', 'PPE', 'DROPSHIPPING'] as const

/** What can be missing from an order; a note says more. */
export const MISSING = ['invoice', 'tracking', 'value', 'items', 'authorizedName', 'identification', 'categoryLimit', 'other'] as const

export const orderItem = z.strictObject({
  description: text(200),
  quantity: z.int('required').min(1, 'quantityNotPositive').max(999),
  unitPriceInCents: positiveCents,
})

export const weights = z.strictObject({
  /** The client's estimate from the store. */
  storeInGrams: z.int().nullable(),
  warehouseInGrams: z.int().nullable(),
  realInGrams: z.int().nullable(),
  finalInGrams: z.int().nullable(),
})

export const order = z.strictObject({
  ...record,
  /** Packages asked for together share it. */
  requestNumber: z.string(),
  service: z.enum(SERVICES),
  status: z.enum(ORDER_STATUSES),
  client: personReference.nullable(),
  associate: personReference.nullable(),
  consignee: recipient.nullable(),
  pickup: recipient.nullable(),
  category: z.enum(CATEGORIES),
  isSpecial: z.boolean(),
  tracking: z.string().nullable(),
  carrier: z.string().nullable(),
  store: z.string(),
  description: z.string(),
  observation: z.string(),
  comment: z.string(),
  productValueInCents: z.int(),
  /** Weight that counts now: final, else real, else warehouse, else the store's. */
  weightInGrams: z.int().nullable(),
  weights,
  /** Estimate until the weight is confirmed in Quito, then the frozen price. */
  price: price.nullable(),
  isPriceFinal: z.boolean(),
  isAuthorizedToBundle: z.boolean(),
  bundle: z.strictObject({ id, code: z.string() }).nullable(),
  bill: z.strictObject({ id, code: z.string() }).nullable(),
  missing: z.array(z.enum(MISSING)),
  missingNote: z.string(),
  orderDate: date,
  estimatedArrivalDate: date.nullable(),
  arrivalDate: date.nullable(),
  allowedActions: z.array(z.custom<OrderAction>((value) => typeof value === 'string')),
})
export type Order = z.output<typeof order>

/** How an associate's earning came to be; `profit` = margin + bonus − kept back (domain, section 8). */
export const orderEarning = z.strictObject({
  status: z.enum(['pending', 'collected', 'settled']),
  freightInCents: signedCents,
  baseInCents: signedCents,
  marginInCents: signedCents,
  bonusInCents: signedCents,
  keptBackInCents: signedCents,
  profitInCents: signedCents,
})

export const orderDetail = order.extend({
  items: z.array(orderItem),
  dimensionsInMillimetres: z.strictObject({ length: z.int(), width: z.int(), height: z.int() }).nullable(),
  files: z.array(storedFile),
  timeline: z.array(timelineEntry),
  manifest: z.strictObject({ id, code: z.string(), guideNumber: z.string().nullable() }).nullable(),
  delivery: z.strictObject({ at: z.string(), name: z.string(), identification: z.string() }).nullable(),
  /** For the associate and administrators; a client sees null. */
  earning: orderEarning.nullable(),
})
export type OrderDetail = z.output<typeof orderDetail>

/** A package of a new request. Its files are the parts `invoice-0`, `tracking-0`, `photo-0` … of the package's position. */
export const newPackage = z.strictObject({
  tracking: z.string().trim().max(60, 'tooLong').default(''),
  store: optionalText(80),
  items: z.array(orderItem).min(1, 'required').max(50),
  storeWeightInGrams: grams.nullable().default(null),
  comment: optionalText(500),
})

export const newRequest = z.strictObject({
  /** Staff name the client; a client's own request has none. */
  clientId: id.optional(),
  category: z.enum(CATEGORIES),
  /** Who is declared and who collects: an authorized name, or null for the client. */
  consigneeAuthorizedNameId: id.nullable().default(null),
  pickupAuthorizedNameId: id.nullable().default(null),
  packages: z.array(newPackage).min(1, 'packageRequired').max(20),
})
export type NewRequest = z.input<typeof newRequest>

/** POST /order/create: one or more packages; each becomes an order, all or none (domain, sections 4 and 5). */
export const createOrders = endpoint({
  method: 'POST',
  path: '/order/create',
  roles: ['client', 'administrator'],
  body: newRequest,
  multipart: true,
  response: z.strictObject({ requestNumber: z.string(), orders: z.array(order) }),
})

const statusFilter = { status: repeated(z.enum(ORDER_STATUSES)) }

export const listClientOrders = endpoint({
  method: 'GET',
  path: '/order/client',
  roles: ['client'],
  query: listQuery.extend(statusFilter),
  response: listOf(order),
})

export const listAssociateOrders = endpoint({
  method: 'GET',
  path: '/order/associate',
  roles: ['associate'],
  query: listQuery.extend({ ...statusFilter, clientId: id.optional() }),
  response: listOf(order),
})

export const listAllOrders = endpoint({
  method: 'GET',
  path: '/order/admin',
  roles: ['administrator'],
  query: listQuery.extend({ ...statusFilter, clientId: id.optional(), isBundled: z.stringbool().optional() }),
  response: listOf(order),
})

export const listOrdersOfClient = endpoint({
  method: 'GET',
  path: '/order/client/{id}',
  roles: ['associate', 'administrator'],
  params: idParams,
  query: listQuery.extend(statusFilter),
  response: listOf(order),
})

export const listUnmatchedOrders = endpoint({
  method: 'GET',
  path: '/order/admin/dont-match',
  roles: ['administrator'],
  query: listQuery,
  response: listOf(order),
})

export const getOrder = endpoint({ method: 'GET', path: '/order/{id}', roles: ROLES, params: idParams, response: orderDetail })

/** PUT /order/description: the owner's words, before the package is bundled. */
export const updateDescription = endpoint({
  method: 'PUT',
  path: '/order/description',
  roles: ['client'],
  body: z.strictObject({ orderId: id, description: text(500) }),
  response: order,
})

export const setTracking = endpoint({
  method: 'PUT',
  path: '/order/associate/tracking/{id}',
  roles: ['associate', 'administrator'],
  params: idParams,
  body: z.strictObject({ tracking: text(60) }),
  response: order,
})

/** The first value reviews the order; later ones change data only (domain, section 5). */
export const setValue = endpoint({
  method: 'PUT',
  path: '/order/associate/value/{id}',
  roles: ['associate', 'administrator'],
  params: idParams,
  body: z.strictObject({ productValueInCents: positiveCents }),
  response: order,
})

export const arrival = z.strictObject({
  orderId: id,
  weightInGrams: grams,
  dimensionsInMillimetres: z
    .strictObject({ length: z.int().positive(), width: z.int().positive(), height: z.int().positive() })
    .optional(),
  /** A mistaken scan: the package goes back to where it was, within the day. */
  undo: z.literal(true).optional(),
})

/** PUT /order/admin/confirm/warehouse: the packages that reached Miami, with their weight; all of them or none. */
export const confirmWarehouse = endpoint({
  method: 'PUT',
  path: '/order/admin/confirm/warehouse',
  roles: ['administrator'],
  body: z.strictObject({ arrivals: z.array(arrival).min(1, 'required').max(100) }),
  multipart: true,
  response: z.strictObject({ orders: z.array(order) }),
})

/** A package that nobody asked for yet: it waits in the unmatched list. */
export const createUnmatched = endpoint({
  method: 'POST',
  path: '/order/admin/create/dont-match',
  roles: ['administrator'],
  body: z.strictObject({ tracking: text(60), weightInGrams: grams, description: optionalText(500) }),
  multipart: true,
  response: order,
})

/** PATCH /order/update-incomplete: staff name what is missing, or `resume` an answered order. */
export const updateIncomplete = endpoint({
  method: 'PATCH',
  path: '/order/update-incomplete',
  roles: ['associate', 'administrator'],
  body: z.union([
    z.strictObject({ orderId: id, missing: z.array(z.enum(MISSING)).min(1, 'required'), note: text(500) }),
    z.strictObject({ orderId: id, resume: z.literal(true) }),
  ]),
  response: order,
})

/** POST /order/update-incomplete/{id}: the owner gives what was asked for. Files: the part `invoice`. */
export const completeOrder = endpoint({
  method: 'POST',
  path: '/order/update-incomplete/{id}',
  roles: ['client'],
  params: idParams,
  body: z.strictObject({
    tracking: z.string().trim().max(60).optional(),
    items: z.array(orderItem).min(1, 'required').max(50).optional(),
    comment: optionalText(500),
  }),
  multipart: true,
  response: order,
})

/** The owner's consent to share a declaration with other packages; names the consignee. */
export const authorizeBundling = endpoint({
  method: 'POST',
  path: '/order/is-authorized-to-bundle',
  roles: ['client'],
  body: z.strictObject({
    orderIds: ids,
    isAuthorizedToBundle: z.boolean(),
    /** An authorized name with the purpose `consignee`, or null for the client. */
    consigneeAuthorizedNameId: id.nullable().default(null),
  }),
  response: z.strictObject({ orders: z.array(order) }),
})

/** DELETE /order/: a client's own while in review, staff until it is bundled. */
export const removeOrders = endpoint({
  method: 'DELETE',
  path: '/order',
  roles: ROLES,
  body: z.strictObject({ orderIds: ids, reason: optionalText(500) }),
  response: done,
})

/** PUT /order/delivery/: hands paid packages over; who picked up is the client or the authorized name of the bill. */
export const deliverOrders = endpoint({
  method: 'PUT',
  path: '/order/delivery',
  roles: ['administrator'],
  body: z.strictObject({ orderIds: ids, identification: text(20) }),
  response: z.strictObject({ orders: z.array(order) }),
})

/** PUT /order/admin/paid/client/: confirms that clients paid; every order of a bill, all or none. */
export const confirmClientPayment = endpoint({
  method: 'PUT',
  path: '/order/admin/paid/client',
  roles: ['administrator'],
  body: z.strictObject({
    orderIds: ids,
    method: z.enum(['transfer', 'deposit', 'card', 'cash']),
    reference: optionalText(80),
  }),
  response: done,
})

/** PUT /order/admin/paid/associate/: settles the earnings of collected orders, once. */
export const settleEarnings = endpoint({
  method: 'PUT',
  path: '/order/admin/paid/associate',
  roles: ['administrator'],
  body: z.strictObject({ orderIds: ids, reference: optionalText(80) }),
  response: done,
})
