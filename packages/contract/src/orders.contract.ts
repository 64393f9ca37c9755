import { CATEGORIES, MISSING, ORDER_ACTIONS, ORDER_STATUSES, ROLES, SERVICES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import {
  date,
  grams,
  id,
  idParams,
  instant,
  optionalText,
  personReference,
  positiveCents,
  recipient,
  record,
  text,
} from './fields/fields.ts'
import { extraCharge, orderEarning, price } from './fields/prices.ts'
import { timelineEntry } from './fields/timeline.ts'
import { storedFile } from './files.contract.ts'
import { orderIncident } from './incidents.contract.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './list.ts'

export const orderItem = z.strictObject({
  description: text(200),
  quantity: z.int('required').min(1, 'quantityNotPositive').max(999, 'tooLarge'),
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
  statusSince: instant,
  client: personReference.nullable(),
  associate: personReference.nullable(),
  consignee: recipient.nullable(),
  pickup: recipient.nullable(),
  category: z.enum(CATEGORIES),
  isSpecial: z.boolean(),
  tracking: z.string().nullable(),
  carrier: z.string().nullable(),
  /** What the label of a package without client says. */
  labelText: z.string(),
  store: z.string(),
  description: z.string(),
  observation: z.string(),
  comment: z.string(),
  productValueInCents: z.int(),
  /** Weight that counts now: final, else real, else warehouse, else the store's. */
  weightInGrams: z.int().nullable(),
  weights,
  /** Estimate until the weight is confirmed in Quito, then the frozen price; with its extra charges and what was bought for it. */
  price: price.nullable(),
  isPriceFinal: z.boolean(),
  isAuthorizedToBundle: z.boolean(),
  bundle: z.strictObject({ id, code: z.string() }).nullable(),
  bill: z.strictObject({ id, code: z.string() }).nullable(),
  /** Something happened to it that is not resolved. */
  incidentOpen: z.boolean(),
  missing: z.array(z.enum(MISSING)),
  missingNote: z.string(),
  orderDate: date,
  estimatedArrivalDate: date.nullable(),
  arrivalDate: date.nullable(),
  /** When Miami received it: what its days of waiting are counted from. */
  intakeAt: instant.nullable(),
  allowedActions: z.array(z.enum(ORDER_ACTIONS)),
})
export type Order = z.output<typeof order>

export const orderDetail = order.extend({
  items: z.array(orderItem),
  dimensionsInMillimetres: z.strictObject({ length: z.int(), width: z.int(), height: z.int() }).nullable(),
  files: z.array(storedFile),
  timeline: z.array(timelineEntry),
  extraCharges: z.array(extraCharge),
  /** Why the final weight is not the real one; null where it is. */
  finalWeightReason: z.string().nullable(),
  /** The order it was split from, and the parts that were split from it. */
  splitFrom: z.strictObject({ id, code: z.string() }).nullable(),
  parts: z.array(z.strictObject({ id, code: z.string() })),
  /** The assisted purchase that it was bought by. */
  purchase: z.strictObject({ id, code: z.string() }).nullable(),
  manifest: z.strictObject({ id, code: z.string(), guideNumber: z.string().nullable() }).nullable(),
  /** Who took it when, with their signature or a photo where there is one. */
  delivery: z
    .strictObject({ at: z.string(), name: z.string(), identification: z.string(), signature: storedFile.nullable() })
    .nullable(),
  /** What happened to it, oldest first. */
  incidents: z.array(orderIncident),
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
  summary: 'Asks for one or more packages; each becomes an order.',
  roles: ROLES,
  body: newRequest,
  multipart: true,
  fileParts: {
    'invoice-{position}': 'The store’s invoice of the package at this position, from 0.',
    'tracking-{position}': 'A picture of its tracking, in place of the number.',
    'photo-{position}': 'A photo of what it holds.',
  },
  response: z.strictObject({ requestNumber: z.string(), orders: z.array(order) }),
})

/** What a list of orders can be sorted by. */
const orderList = listQueryBy(
  'createdAt',
  'updatedAt',
  'code',
  'orderDate',
  'estimatedArrivalDate',
  'arrivalDate',
  'status',
  'description',
  'tracking',
  'productValueInCents',
  'weightInGrams',
  'intakeAt',
  'statusSince',
)
const statusFilter = { status: repeated(z.enum(ORDER_STATUSES)) }

export const listClientOrders = endpoint({
  method: 'GET',
  path: '/order/client',
  summary: 'The client’s own orders.',
  roles: ['client'],
  query: orderList.extend(statusFilter),
  response: listOf(order),
})

export const listAssociateOrders = endpoint({
  method: 'GET',
  path: '/order/associate',
  summary: 'The orders of the associate’s own clients.',
  roles: ['associate'],
  query: orderList.extend({ ...statusFilter, clientId: id.optional(), isBundled: z.stringbool().optional() }),
  response: listOf(order),
})

export const listAllOrders = endpoint({
  method: 'GET',
  path: '/order/admin',
  summary: 'Everybody’s orders.',
  roles: ['administrator'],
  query: orderList.extend({
    ...statusFilter,
    clientId: id.optional(),
    isBundled: z.stringbool().optional(),
    hasOpenIncident: z.stringbool().optional(),
  }),
  response: listOf(order),
})

export const listOrdersOfClient = endpoint({
  method: 'GET',
  path: '/order/client/{id}',
  summary: 'The orders of one client.',
  roles: ['associate', 'administrator'],
  params: idParams,
  query: orderList.extend(statusFilter),
  response: listOf(order),
})

export const listUnmatchedOrders = endpoint({
  method: 'GET',
  path: '/order/admin/dont-match',
  summary: 'Packages in Miami that belong to no client yet.',
  roles: ['administrator'],
  query: orderList,
  response: listOf(order),
})

export const getOrder = endpoint({
  method: 'GET',
  path: '/order/{id}',
  summary: 'One order with its items, files and timeline.',
  roles: ROLES,
  params: idParams,
  response: orderDetail,
})

export const exportClientOrders = exportOf(listClientOrders)
export const selectClientOrders = selectionOf(listClientOrders)
export const exportAssociateOrders = exportOf(listAssociateOrders)
export const selectAssociateOrders = selectionOf(listAssociateOrders)
export const exportAllOrders = exportOf(listAllOrders)
export const selectAllOrders = selectionOf(listAllOrders)
export const exportOrdersOfClient = exportOf(listOrdersOfClient)
export const selectOrdersOfClient = selectionOf(listOrdersOfClient)
export const exportUnmatchedOrders = exportOf(listUnmatchedOrders)
export const selectUnmatchedOrders = selectionOf(listUnmatchedOrders)
