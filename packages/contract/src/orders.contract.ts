import { CATEGORIES, MISSING, ORDER_ACTIONS, ORDER_STATUSES, ROLES, SERVICES } from '@app/domain'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { closing, ending } from './fields/endings.ts'
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
import { arrivalChange, latenessFilters, promised } from './fields/promise.ts'
import { timelineEntry } from './fields/timeline.ts'
import { storedFile } from './files.contract.ts'
import { orderIncident } from './incidents.contract.ts'
import { exportOf, listOf, listQueryBy, repeated, selectionOf } from './list.ts'

export const orderItem = z.strictObject({
  description: text(200),
  quantity: z.int('required').min(1, 'quantityNotPositive').max(999, 'tooLarge'),
  unitPriceInCents: positiveCents,
  tariffId: id.optional().meta({ description: 'Category C: the item class that customs taxes it by.' }),
})

export const weights = z.strictObject({
  storeInGrams: z.int().nullable().meta({ description: "The client's estimate from the store." }),
  warehouseInGrams: z.int().nullable(),
  realInGrams: z.int().nullable(),
  finalInGrams: z.int().nullable(),
})

const reference = z.strictObject({ id, code: z.string() })

export const order = z.strictObject({
  ...record,
  requestNumber: z.string().meta({ description: 'Packages asked for together share it.' }),
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
  bundle: reference.nullable(),
  bill: reference.nullable(),
  incidentOpen: z.boolean().meta({ description: 'Something happened to it that is not resolved.' }),
  missing: z.array(z.enum(MISSING)),
  missingNote: z.string(),
  orderDate: date,
  ...promised,
  arrivalDate: date.nullable(),
  intakeAt: instant.nullable().meta({ description: 'When Miami received it: what its days of waiting are counted from.' }),
  allowedActions: z.array(z.enum(ORDER_ACTIONS)),
})
export type Order = z.output<typeof order>

export const orderDetail = order.extend({
  items: z.array(orderItem),
  dimensionsInMillimetres: z.strictObject({ length: z.int(), width: z.int(), height: z.int() }).nullable(),
  files: z.array(storedFile),
  timeline: z.array(timelineEntry),
  inMiamiBy: date
    .nullable()
    .meta({ description: 'By when it must reach Miami to come on the expected day; null once it is there.' }),
  arrivalChanges: z.array(arrivalChange).meta({ description: 'How its expected day moved and why, oldest first.' }),
  extraCharges: z.array(extraCharge),
  chosenWay: z
    .strictObject({ way: z.enum(['split', 'categoryC']), quantities: z.array(z.array(z.int())), totalInCents: z.int() })
    .nullable()
    .meta({ description: 'What its owner chose where it passed a limit; of a split, how many of each item go into each box.' }),
  finalWeightReason: z.string().nullable().meta({ description: 'Why the final weight is not the real one; null where it is.' }),
  splitFrom: reference.nullable().meta({ description: 'The order it was split from, and the parts that were split from it.' }),
  parts: z.array(reference),
  purchase: reference.nullable().meta({ description: 'The assisted purchase that it was bought by.' }),
  manifest: z.strictObject({ id, code: z.string(), guideNumber: z.string().nullable() }).nullable(),
  closing,
  delivery: z
    .strictObject({ at: z.string(), name: z.string(), identification: z.string(), signature: storedFile.nullable() })
    .nullable()
    .meta({ description: 'Who took it when, with their signature or a photo where there is one.' }),
  incidents: z.array(orderIncident).meta({ description: 'What happened to it, oldest first.' }),
  earning: orderEarning.nullable().meta({ description: 'For the associate and administrators; a client sees null.' }),
})
export type OrderDetail = z.output<typeof orderDetail>

export const newPackage = z
  .strictObject({
    tracking: z.string().trim().max(60, 'tooLong').default(''),
    store: optionalText(80),
    items: z.array(orderItem).min(1, 'required').max(50),
    storeWeightInGrams: grams.nullable().default(null),
    comment: optionalText(500),
  })
  .meta({
    description:
      "A package of a new request. Its files are the parts `invoice-0`, `tracking-0`, `photo-0` … of the package's position.",
  })

export const newRequest = z.strictObject({
  clientId: id.optional().meta({ description: "Staff name the client; a client's own request has none." }),
  category: z.enum(CATEGORIES),
  consigneeAuthorizedNameId: id
    .nullable()
    .default(null)
    .meta({ description: 'Who is declared and who collects: an authorized name, or null for the client.' }),
  pickupAuthorizedNameId: id.nullable().default(null),
  packages: z.array(newPackage).min(1, 'packageRequired').max(20),
})
export type NewRequest = z.input<typeof newRequest>

// Domain, sections 4 and 5.
export const createOrders = endpoint({
  method: 'POST',
  path: '/order/create',
  summary: 'Asks for one or more packages; each becomes an order.',
  description: 'One or more packages; each becomes an order, all or none.',
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
const orderList = listQueryBy({
  sort: [
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
  ],
  range: 'was asked for or, without a client, arrived',
})
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
  query: orderList.extend({ ...statusFilter, clientId: repeated(id), isBundled: z.stringbool().optional(), ...latenessFilters }),
  response: listOf(order),
})

export const listAllOrders = endpoint({
  method: 'GET',
  path: '/order/admin',
  summary: 'Everybody’s orders.',
  roles: ['administrator'],
  query: orderList.extend({
    ...statusFilter,
    clientId: repeated(id),
    isBundled: z.stringbool().optional(),
    hasOpenIncident: z.stringbool().optional(),
    ...latenessFilters,
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
