// From what a client asks for to what Miami has received: the order as it is then, and what happened to it until then.
import { addDays, businessDay, estimatedArrivalDate, isSpecial, ORDERS, type UntreatedLine, weekdayOnOrAfter } from '@app/domain'
import { nextCodes } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { recipientColumns } from '../../features/orders/lists/order-parts.ts'
import { trackingColumns } from '../../features/orders/matching/tracking-columns.ts'
import type { OrderRow } from '../../features/orders/orders.table.ts'
import { estimatePrice } from '../../features/orders/prices/estimate-price.ts'
import { describeItems } from '../../features/orders/requests/describe-items.ts'
import { type Bought, buy, drawCodes } from './bought.ts'
import type { Asked } from './packages.ts'
import { type Actor, type Past, put, staff, tell } from './past.repository.ts'
import { hasBeen, momentOf, type World } from './world.ts'

/** A package of the large company: its order, as far as it has come. */
export type Parcel = Asked & {
  order: OrderRow
  /** Once it was weighed in Quito: what carrying it costs, and what its associate earned. */
  frozenLines: UntreatedLine[] | null
  accrual: { id: string; amountInCents: number } | null
  /** What the house bought. */
  bought: Bought | null
}

export const clientOf = ({ client }: Pick<Asked, 'client'>): Actor => ({ userId: client.id, role: 'client' })

const carerOf = ({ random, workers }: World, { client: { associateId } }: Asked): Actor =>
  associateId ? { userId: associateId, role: 'associate' } : staff(random.pick(workers.reviewers))

/** In the order in which they are asked for, so that codes rise with time. */
export async function makeOrders(db: Db, world: World, past: Past, asked: readonly Asked[]): Promise<Parcel[]> {
  const inOrder = asked.toSorted((one, other) => one.requestedOn.localeCompare(other.requestedOn) || one.request - other.request)
  const requests = [...new Set(inOrder.map(({ request }) => request))]
  const numbers = await nextCodes(db, 'request', requests.length)
  const numberOf = new Map(requests.map((request, place) => [request, numbers[place] ?? '']))
  const codes = await nextCodes(db, 'order', inOrder.length)
  const moments = new Map(inOrder.map(({ request, requestedOn }) => [request, momentOf(world, requestedOn, 7, 22)]))
  const ofBought = await drawCodes(db, inOrder)
  return inOrder.map((one, place) => {
    const code = codes[place] ?? ''
    const drawn = ofBought.get(one)
    const bought = drawn ? buy(world, past, one, { ...drawn, order: code }) : null
    const at = bought?.at ?? moments.get(one.request) ?? momentOf(world, one.requestedOn, 7, 22)
    const order = makeOrder(world, past, one, { code, requestNumber: numberOf.get(one.request) ?? '', at, bought })
    const parcel: Parcel = { ...one, order, frozenLines: null, accrual: null, bought }
    prepare(world, past, parcel)
    receive(world, past, parcel)
    return parcel
  })
}

type Made = { code: string; requestNumber: string; at: Date; bought: Bought | null }

function makeOrder({ parameters }: World, past: Past, one: Asked, { code, requestNumber, at, bought }: Made): OrderRow {
  const { client, contents } = one
  const { items, store, valueInCents: productValueInCents, storeWeightInGrams } = contents
  const identity = { name: client.name, identificationType: 'cedula' as const, identification: client.identification }
  const orderDate = businessDay(at)
  const status = bought ? 'reviewed' : 'inReview'
  const order = put(past, 'orders', {
    ...{ code, requestNumber, ...(bought?.columns ?? { service: 'COU' }), status, statusSince: at, createdAt: at, updatedAt: at },
    ...{ clientId: client.id, associateId: client.associateId },
    ...recipientColumns('consignee', { authorizedNameId: null, ...identity }),
    ...recipientColumns('pickup', { authorizedNameId: null, ...identity }),
    ...trackingColumns(contents.tracking),
    ...{ store, description: describeItems(items), productValueInCents, storeWeightInGrams: bought ? null : storeWeightInGrams },
    ...{ orderDate, estimatedArrivalDate: estimatedArrivalDate(orderDate, parameters) },
    ...(one.isAuthorized && { isAuthorizedToBundle: true, authorizedToBundleAt: at }),
  })
  Object.assign(order, estimatePrice(order, client, parameters))
  for (const [position, item] of items.entries()) put(past, 'items', { ...item, orderId: order.id, position })
  const { actor = clientOf(one), action = 'create', changes = null } = bought ?? {}
  tell(past, actor, at, { aggregate: 'order', aggregateId: order.id, action, to: status, ...(changes && { changes }) })
  return order
}

/** What has not come by the end is expected for a day that is still to come: it is late. */
export function expectAnew({ end, parameters }: World, order: OrderRow): void {
  const { status, estimatedArrivalDate: expected } = order
  if (!ORDERS.onTheWay.includes(status) || expected === null || expected >= end) return
  order.estimatedArrivalDate =
    status === 'sended' ? weekdayOnOrAfter(addDays(end, 1), parameters.arrivalDay) : estimatedArrivalDate(end, parameters)
}

type Moved = { actor: Actor; at: Date; place?: 'MIA' | 'UIO'; changes?: Record<string, unknown>; note?: string }

/** The order's next step, with its event. */
export function move(past: Past, order: OrderRow, action: string, to: OrderRow['status'], { actor, at, ...said }: Moved): void {
  tell(past, actor, at, { aggregate: 'order', aggregateId: order.id, action, from: order.status, to, ...said })
  if (order.status !== to) order.statusSince = at
  order.status = to
  order.updatedAt = at
  order.version += 1
}

const NOTE = 'Falta la factura de la tienda: adjúntela en PDF o como foto, por favor.'

/** Before it is in Miami: its value is approved, or it lacks something, or it is not wanted any more. */
function prepare(world: World, past: Past, parcel: Parcel): void {
  const { order, reviewedOn, heldOn, cancelledOn } = parcel
  if (hasBeen(world, cancelledOn)) {
    Object.assign(order, { outcome: 'withdrawn', responsible: 'client', closedReason: '' })
    move(past, order, 'remove', 'removed', { actor: clientOf(parcel), at: momentOf(world, cancelledOn, 18, 22) })
    return
  }
  const actor = carerOf(world, parcel)
  if (hasBeen(world, heldOn)) {
    Object.assign(order, { missing: ['invoice'], missingNote: NOTE, resumeStatus: 'inReview', estimatedArrivalDate: null })
    move(past, order, 'markIncomplete', 'incomplete', { actor, at: momentOf(world, heldOn, 9, 11), note: NOTE })
    return
  }
  if (hasBeen(world, reviewedOn)) move(past, order, 'setValue', 'reviewed', { actor, at: momentOf(world, reviewedOn, 8, 17) })
}

/** Miami weighs it, and promises the day on which it is in Quito. */
function receive(world: World, past: Past, { order, client, contents, receivedOn }: Parcel): void {
  if (!hasBeen(world, receivedOn)) return
  const { parameters, random, workers } = world
  const at = momentOf(world, receivedOn, 9, 15)
  const { warehouseWeightInGrams, dimensionsInMillimetres: sides } = contents
  const promisedDate = estimatedArrivalDate(receivedOn, parameters)
  Object.assign(order, {
    ...{ warehouseWeightInGrams, intakeAt: at, resumeStatus: order.status, promisedDate, estimatedArrivalDate: promisedDate },
    ...{ lengthInMillimetres: sides.length, widthInMillimetres: sides.width, heightInMillimetres: sides.height },
    isSpecial: isSpecial('B', { weightInGrams: warehouseWeightInGrams, valueInCents: order.productValueInCents }, parameters),
  } satisfies Partial<OrderRow>)
  Object.assign(order, estimatePrice(order, client, parameters))
  const changes = { warehouseWeightInGrams: { from: null, to: warehouseWeightInGrams } }
  const actor = staff(random.pick(workers.miami))
  move(past, order, 'confirmWarehouse', 'inWarehouseMIA', { actor, at, place: 'MIA', changes })
}
