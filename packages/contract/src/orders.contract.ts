import { CATEGORIES, MISSING, ORDER_ACTIONS, ORDER_STATUSES, ROLES, SERVICES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { abandonment, closing, compensation, ending, outcomeFilter } from './fields/endings.ts'
import { codeReference, date, id, idParams, instant, personReference, recipient, record } from './fields/fields.ts'
import { amountRange, exportOf, inSet, listOf, listQueryBy, partOf, repeated, selectionOf } from './fields/list.ts'
import { newRequest, orderItem } from './fields/new-request.ts'
import { extraCharge, orderEarning, price } from './fields/prices.ts'
import { arrivalChange, latenessFilters, promised } from './fields/promise.ts'
import { timelineEntry } from './fields/timeline.ts'
import { title } from './fields/title.ts'
import { CHOSEN_WAYS } from './fields/ways.ts'
import { weights } from './fields/weights.ts'
import { storedFile } from './files.contract.ts'
import { orderIncident } from './incidents.contract.ts'
import { shelf } from './locations/shelf.ts'
import { REPORT_STAGES } from './reports/report-stages.ts'
import { totalsOf } from './totals/list-totals.ts'

export { type NewRequest, newPackage, newRequest, orderItem } from './fields/new-request.ts'
export * from './orders/covers.ts'

export const order = z.strictObject({
  ...record,
  requestNumber: z
    .string()
    .meta({ description: 'Packages asked for together share it. Empty to clients, as the codes of bundles and manifests are.' }),
  service: z.enum(SERVICES),
  status: z.enum(ORDER_STATUSES),
  statusSince: instant,
  ...ending,
  client: personReference.nullable(),
  associate: personReference.nullable(),
  consignee: recipient.nullable(),
  pickup: recipient.nullable(),
  category: z.enum(CATEGORIES),
  isSpecial: z.boolean(),
  tracking: z.string().nullable(),
  carrier: z.string().nullable(),
  labelText: z.string().meta({ description: 'What the label of a package without client says.' }),
  store: z.string(),
  description: z.string(),
  title,
  observation: z.string(),
  comment: z.string(),
  productValueInCents: z.int(),
  weightInGrams: z
    .int()
    .nullable()
    .meta({ description: "Weight that counts now: final, else real, else warehouse, else the store's." }),
  weights,
  price: price.nullable().meta({
    description:
      'Estimate until the weight is confirmed in Quito, then the frozen price; with its extra charges and what was bought for it.',
  }),
  isPriceFinal: z.boolean(),
  isAuthorizedToBundle: z.boolean(),
  bundle: codeReference.nullable(),
  bill: codeReference.nullable(),
  incidentOpen: z.boolean().meta({ description: 'Something happened to it that is not resolved.' }),
  missing: z.array(z.enum(MISSING)),
  missingNote: z.string(),
  orderDate: date,
  ...promised,
  arrivalDate: date.nullable(),
  intakeAt: instant.nullable().meta({ description: 'When Miami received it: what its days of waiting are counted from.' }),
  location: shelf.nullable().meta({ description: 'The shelf on which it lies; null to clients and associates.' }),
  allowedActions: z.array(z.enum(ORDER_ACTIONS)),
})
export type Order = z.output<typeof order>

export const orderDetail = order.extend({
  items: z.array(orderItem),
  storeOrderNumber: z.string().meta({ description: 'The number that the store gave the purchase; empty where it is not known.' }),
  dimensionsInMillimetres: z.strictObject({ length: z.int(), width: z.int(), height: z.int() }).nullable(),
  files: z.array(storedFile),
  timeline: z.array(timelineEntry),
  inMiamiBy: date
    .nullable()
    .meta({ description: 'By when it must reach Miami to come on the expected day; null once it is there.' }),
  arrivalChanges: z.array(arrivalChange).meta({ description: 'How its expected day moved and why, oldest first.' }),
  extraCharges: z.array(extraCharge),
  chosenWay: z
    .strictObject({ way: z.enum(CHOSEN_WAYS), quantities: z.array(z.array(z.int())), totalInCents: z.int() })
    .nullable()
    .meta({ description: 'What its owner chose where it passed a limit; of a split, how many of each item go into each box.' }),
  finalWeightReason: z.string().nullable().meta({ description: 'Why the final weight is not the real one; null where it is.' }),
  splitFrom: codeReference
    .extend({ title })
    .nullable()
    .meta({ description: 'The order it was split from, and the parts that were split from it.' }),
  parts: z.array(codeReference.extend({ title })),
  purchase: codeReference.nullable().meta({ description: 'The assisted purchase that it was bought by.' }),
  manifest: z.strictObject({ id, code: z.string(), guideNumber: z.string().nullable() }).nullable(),
  closing,
  abandonment,
  delivery: z
    .strictObject({ at: z.string(), name: z.string(), identification: z.string(), signature: storedFile.nullable() })
    .nullable()
    .meta({ description: 'Who took it when, with their signature or a photo where there is one.' }),
  incidents: z.array(orderIncident).meta({ description: 'What happened to it, oldest first.' }),
  compensations: z.array(compensation).meta({ description: 'What was made good of it and not taken back, oldest first.' }),
  earning: orderEarning.nullable().meta({ description: 'For the associate and administrators; a client sees null.' }),
})
export type OrderDetail = z.output<typeof orderDetail>

// Domain, sections 4 and 5.
export const createOrders = endpoint({
  method: 'POST',
  path: '/order/create',
  summary: 'Asks for one or more packages; each becomes an order.',
  description: 'One or more packages; each becomes an order, all or none.',
  guard: 'ordinary',
  roles: ROLES,
  duties: ['counter', 'purchasing'],
  needsConfirmedEmail: true,
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
const ORDER_SORT = [
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
] as const
const orderList = listQueryBy({ sort: ORDER_SORT, range: 'ordered' })
const statusFilter = { status: repeated(z.enum(ORDER_STATUSES)) }
/** Rows that reports count, by the same statements. */
const reportFilters = {
  manifestId: repeated(id),
  endedStage: z.enum(REPORT_STAGES).optional().meta({
    description: 'Packages that ended this stage of the report of stages, within `from` and `to` where they are given.',
  }),
  inMargin: z.enum(['costed', 'withoutCost']).optional().meta({
    description:
      'Packages that the report of margins counts, with known costs or without, within `from` and `to` where they are given.',
  }),
}
const staffFilters = {
  ...statusFilter,
  ...{ clientId: repeated(id), isBundled: z.stringbool().optional() },
  ...outcomeFilter,
  ...latenessFilters,
  set: inSet,
}

const officeFilters = {
  ...{ associateId: repeated(id), service: repeated(z.enum(SERVICES)), category: repeated(z.enum(CATEGORIES)) },
  consignee: partOf('the name or identification of who is declared'),
  weightInGrams: amountRange('grams'),
  productValueInCents: amountRange('cents'),
  ...{ hasTracking: z.stringbool().optional(), isHeld: z.stringbool().optional() },
  location: partOf('the code of the shelf, whatever its signs'),
}

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
  query: orderList.extend(staffFilters),
  response: listOf(order),
})

export const listAllOrders = endpoint({
  method: 'GET',
  path: '/order/admin',
  summary: 'Everybody’s orders.',
  roles: ['administrator'],
  query: orderList.extend({ ...staffFilters, ...officeFilters, ...reportFilters, hasOpenIncident: z.stringbool().optional() }),
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
  query: listQueryBy({ sort: ORDER_SORT, range: 'receivedInMiami' }),
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
export const totalAllOrders = totalsOf(listAllOrders, ['weightInGrams', 'productValueInCents'])
export const exportOrdersOfClient = exportOf(listOrdersOfClient)
export const selectOrdersOfClient = selectionOf(listOrdersOfClient)
export const exportUnmatchedOrders = exportOf(listUnmatchedOrders)
export const selectUnmatchedOrders = selectionOf(listUnmatchedOrders)
export const totalUnmatchedOrders = totalsOf(listUnmatchedOrders, ['weightInGrams', 'productValueInCents'])
