// What a package says is allowed is not refused: in each state, every action that `allowedActions` names is called by who may, on a
// package of its own (both ways, section 8). The calls are written by hand; an action without one fails.
import {
  bills,
  bundles,
  deliveries,
  type Endpoint,
  earnings,
  incidents,
  locations,
  orderActions,
  orderMatching,
  orders,
  payments,
  prices,
} from '@app/contract'
import type { OrderDetail } from '@app/contract/orders.contract'
import type { OrderAction, OrderStatus } from '@app/domain'
import { beforeAll, describe, expect, test } from 'vitest'
import { given, newTracking, reload } from '../../testing/given/given-orders.ts'
import { NOBODY_ELSE } from '../../testing/given/given-packages.ts'
import { askFor, wanted } from '../../testing/package-requests.ts'
import { type Person, signedInAs } from '../../testing/world.ts'

type Sent = { params?: object; body: object }
type Call = [Endpoint, (order: OrderDetail) => Sent]

const at = ({ id }: OrderDetail, body: object): Sent => ({ params: { id }, body })
const of = ({ id }: OrderDetail, body: object = {}): Sent => ({ body: { orderIds: [id], ...body } })
const CHARGE = { name: 'Embalaje', amountInCents: 300, treatment: 'zero' as const, note: '' }

const end = (outcome: string, more: object = {}): Call => [
  incidents.resolveIncident,
  (order) => at(order, { incidentId: order.incidents[0]?.id, outcome, resolution: 'Se confirmó.', ...more }),
]

/** Null: another page of tests moves it, as part of a bundle or of a flight. */
const CALLS: Partial<Record<OrderAction, Call | null>> = {
  editDescription: [orderActions.updateDescription, ({ id }) => ({ body: { orderId: id, description: 'Otra cosa' } })],
  authorizeBundling: [
    orderActions.authorizeBundling,
    (order) => of(order, { isAuthorizedToBundle: false, consigneeAuthorizedNameId: null }),
  ],
  completeIncomplete: [orderActions.completeOrder, (order) => at(order, { comment: 'Son zapatos.' })],
  saveIncomplete: [orderActions.updateIncomplete, ({ id }) => ({ body: { orderId: id, save: { comment: 'Son zapatos.' } } })],
  markIncomplete: [
    orderActions.updateIncomplete,
    ({ id }) => ({ body: { orderId: id, missing: ['other'], note: '¿De qué color?' } }),
  ],
  resume: [orderActions.updateIncomplete, ({ id }) => ({ body: { orderId: id, resume: true } })],
  setTracking: [orderActions.setTracking, (order) => at(order, { tracking: newTracking() })],
  setValue: [orderActions.setValue, (order) => at(order, { productValueInCents: 4_000 })],
  hold: [orderActions.holdOrders, (order) => of(order, { reason: 'other', until: 'released' })],
  release: [orderActions.releaseOrders, (order) => of(order)],
  shelve: [locations.shelveOrders, (order) => of(order, { code: null })],
  setObservation: [orderActions.setObservation, (order) => at(order, { observation: 'Caja golpeada.' })],
  changeCategory: null,
  confirmWarehouse: [
    orderActions.confirmWarehouse,
    ({ id, weights }) => ({ body: { arrivals: [{ orderId: id, weightInGrams: weights.warehouseInGrams ?? 1_000 }] } }),
  ],
  undoWarehouse: [
    orderActions.confirmWarehouse,
    ({ id, weights }) => ({
      body: { arrivals: [{ orderId: id, weightInGrams: weights.warehouseInGrams ?? 1_000, undo: true }] },
    }),
  ],
  assignClient: [orderMatching.updateOrderClient, (order) => at(order, { clientId: another.id })],
  bundle: [bundles.createBundle, (order) => of(order)],
  unbundle: [bundles.removeBundle, ({ bundle }) => ({ params: { id: bundle?.id }, body: {} })],
  split: [orderActions.splitOrder, (order) => at(order, { parts: partsOf(order) })],
  ship: null,
  confirmArrival: [bundles.confirmBundleArrival, ({ bundle }) => ({ body: { bundleIds: [bundle?.id] } })],
  confirmWeight: [
    prices.confirmBundleWeights,
    ({ id, weights }) => ({ body: { weights: [{ orderId: id, weightInGrams: weights.warehouseInGrams ?? 1_000 }] } }),
  ],
  setExtraCharges: [orderActions.setExtraCharges, (order) => at(order, { charges: [CHARGE] })],
  requestPayment: [bills.createBill, (order) => of(order, NOBODY_ELSE)],
  voidBill: [bills.voidBill, ({ bill }) => ({ params: { id: bill?.id }, body: { reason: 'Se registró dos veces.' } })],
  confirmPayment: [payments.confirmClientPayment, (order) => of(order, { method: 'cash', reference: '' })],
  deliver: [deliveries.deliverOrders, (order) => of(order, { identification: owner.identification })],
  settleEarning: [earnings.settleEarnings, (order) => of(order, { reference: `TRX-${order.code}` })],
  openIncident: [incidents.openIncident, (order) => at(order, { kind: 'delayed', description: 'Algo pasó con él.' })],
  resolveIncident: end('solved'),
  compensateDamage: [
    incidents.resolveIncident,
    (order) => at(order, { incidentId: order.incidents[0]?.id, outcome: 'damaged', isFit: true, resolution: 'Golpeado.' }),
  ],
  removeAsLost: end('lost'),
  removeAsDamaged: end('damaged'),
  removeAsSeized: end('seized'),
  removeAsRefused: end('refused'),
  removeAsReturned: end('returned', { returnCarrier: 'UPS', returnTracking: newTracking() }),
  removeAsAbandoned: end('abandoned', { clientsWord: 'No lo quiere.' }),
  reopen: [incidents.reopenOrder, (order) => at(order, { goods: 'client', note: 'Por teléfono, el lunes.' })],
  keepForHouse: [incidents.reopenOrder, (order) => at(order, { goods: 'house', note: 'Por teléfono, el lunes.' })],
  remove: [orderActions.removeOrders, (order) => of(order, { reason: 'Ya no lo quiere.' })],
  removeAsCancelled: [orderActions.removeOrders, (order) => of(order, { outcome: 'storeCancelled', reason: 'No lo envían.' })],
}

/** What it holds in two boxes of half its weight and value. */
const partsOf = ({ items, productValueInCents, weightInGrams }: OrderDetail) => {
  const [first, ...rest] = items
  if (!first) return []
  const value = first.quantity * first.unitPriceInCents
  const weight = Math.floor((weightInGrams ?? 0) / 2)
  return [
    { items: [first], productValueInCents: value, ...(weightInGrams && { weightInGrams: weight }) },
    {
      items: rest,
      productValueInCents: productValueInCents - value,
      ...(weightInGrams && { weightInGrams: weightInGrams - weight }),
    },
  ]
}

let owner: Person
let associate: Person
let another: Person
beforeAll(async () => {
  associate = await given.associate()
  another = await given.client({ associate })
})

const HALVES = [
  { description: 'Cafetera', quantity: 1, unitPriceInCents: 300 },
  { description: 'Teclado', quantity: 1, unitPriceInCents: 200 },
]
const administrator = signedInAs('administrator')
/** Received in Miami, of two things; 5.20 kg are too much for category B, and asked about. */
async function inMiami(weightInGrams: number): Promise<OrderDetail> {
  const { orders: made } = await askFor(owner, [wanted({ items: HALVES })])
  const id = made[0]?.id ?? ''
  await administrator.call(orderActions.confirmWarehouse, { body: { arrivals: [{ orderId: id, weightInGrams }] } })
  return reload({ id })
}
/** Of two things, so that its store may send two boxes. */
async function reviewed(): Promise<OrderDetail> {
  const { orders: made } = await askFor(owner, [wanted({ items: HALVES })])
  const id = made[0]?.id ?? ''
  await administrator.call(orderActions.setValue, { params: { id }, body: { productValueInCents: 500 } })
  return reload({ id })
}
async function answered(): Promise<OrderDetail> {
  const { id } = await inMiami(5_200)
  await signedInAs(owner).call(orderActions.completeOrder, { params: { id }, body: { comment: 'No pesa tanto.' } })
  return reload({ id })
}
// Of 5.00 each, so that the year of one consignee holds them all.
const simply = (status: OrderStatus) => async () =>
  status === 'inWarehouseMIA' ? inMiami(1_000) : reload(await given.order({ client: owner, status, valueInCents: 500 }))
async function bundled(): Promise<OrderDetail> {
  const order = await given.order({ client: owner, status: 'inWarehouseMIA', valueInCents: 500 })
  await given.bundle({ orders: [order] })
  return reload(order)
}
const withIncident = (status: OrderStatus) => async () => {
  const order = await simply(status)()
  const body = { kind: 'delayed', description: 'Algo pasó con él.' } as const
  await administrator.call(incidents.openIncident, { params: { id: order.id }, body })
  return reload(order)
}

async function lostInMiami(): Promise<OrderDetail> {
  const order = await withIncident('inWarehouseMIA')()
  const body = { incidentId: order.incidents[0]?.id ?? '', outcome: 'lost', resolution: 'No aparece.' } as const
  await administrator.call(incidents.resolveIncident, { params: { id: order.id }, body })
  return reload(order)
}

const STATES: Record<string, () => Promise<OrderDetail>> = {
  inReview: simply('inReview'),
  reviewed,
  incomplete: simply('incomplete'),
  'incomplete, too heavy': () => inMiami(5_200),
  incompleteState: simply('incompleteState'),
  'incompleteState, too heavy': answered,
  inWarehouseMIA: simply('inWarehouseMIA'),
  'inWarehouseMIA, with an incident': withIncident('inWarehouseMIA'),
  'inWarehouseMIA, in a bundle': bundled,
  sended: simply('sended'),
  'sended, with an incident': withIncident('sended'),
  arrived: simply('arrived'),
  inWarehouseUIO: simply('inWarehouseUIO'),
  'inWarehouseUIO, with an incident': withIncident('inWarehouseUIO'),
  pendingOfPay: simply('pendingOfPay'),
  paid: simply('paid'),
  'paid, with an incident': withIncident('paid'),
  receivedAndDelivered: simply('receivedAndDelivered'),
  'receivedAndDelivered, with an incident': withIncident('receivedAndDelivered'),
  removed: simply('removed'),
  'removed, lost in Miami': lostInMiami,
}

const ROLES = ['owner', 'associate', 'administrator'] as const
const callerOf = (role: (typeof ROLES)[number]) => signedInAs(role === 'administrator' ? role : { owner, associate }[role])

/** Of a client of its own: what one package left on an account pays no other's bill. */
async function made(make: () => Promise<OrderDetail>): Promise<OrderDetail> {
  owner = await given.client({ associate })
  return make()
}

describe.each(Object.entries(STATES))('a package that is %s', (_state, make) => {
  test('does what it says is allowed, by the first who may', async () => {
    const first = await made(make)
    const tried = new Map<OrderAction, (typeof ROLES)[number]>()
    for (const role of ROLES) {
      const { allowedActions } = await callerOf(role).call(orders.getOrder, { params: { id: first.id } })
      for (const action of allowedActions) if (!tried.has(action)) tried.set(action, role)
    }
    const answers: unknown[] = []
    for (const [action, role] of tried) {
      const named = CALLS[action]
      if (named === undefined) answers.push([action, 'has no call in this test'])
      if (!named) continue
      const [endpoint, sent] = named
      const order = await made(make)
      const response = await callerOf(role).send(endpoint, sent(order) as never)
      if (!response.ok) answers.push([action, role, response.status, await response.json()])
    }
    expect(answers).toEqual([])
  })
})
