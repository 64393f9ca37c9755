import type { Order } from '@app/contract/orders.contract'
import { billedWeight, MISSING, openOfTied, orderLifecycle } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { offeredActions } from '../../../records/offered.ts'
import type { Doer } from '../../events/events.repository.ts'
import { ivaTermsInView } from '../../parameters/read-parameters.ts'
import { daysLateOf, orderSnapshot } from '../orders.kind.ts'
import { priceOf } from '../prices/order-price.ts'
import { holdFor, houseCodeFor, recipientOf, weightsOf } from './order-parts.ts'
import { titleOfOrder } from './order-titles.repository.ts'
import { type OrderInView, readOrders } from './order-view.repository.ts'

/** The orders as they are published, in the order given, with what this person may do with each. */
export async function viewOrders(db: Db, actor: Doer, orders: readonly { id: string }[]): Promise<Order[]> {
  const found = await readOrders(
    db,
    orders.map(({ id }) => id),
  )
  return found.map((order) => orderView(actor, order))
}

export function orderView(actor: Doer, order: OrderInView): Order {
  const weights = weightsOf(order)
  const price = priceOf(order, order, ivaTermsInView(order.ivaInForce))
  return {
    id: order.id,
    code: order.code,
    version: order.version,
    createdAt: order.createdAt,
    updatedAt: order.updatedAt,
    requestNumber: houseCodeFor(actor, order.requestNumber),
    service: order.service,
    status: order.status,
    statusSince: order.statusSince,
    outcome: order.outcome,
    responsible: order.responsible,
    client: order.client,
    associate: order.associate,
    consignee: recipientOf(order, 'consignee'),
    pickup: recipientOf(order, 'pickup'),
    category: order.category,
    isSpecial: order.isSpecial,
    tracking: order.tracking,
    carrier: order.carrier,
    labelText: order.labelText,
    store: order.store,
    description: order.description,
    title: titleOfOrder(order),
    observation: order.observation,
    comment: order.comment,
    productValueInCents: order.productValueInCents,
    weightInGrams: billedWeight(weights),
    weights,
    price: price && { lines: price.lines, totalInCents: price.totalInCents },
    isPriceFinal: order.frozenLines !== null || order.billedAfterEnd !== null,
    isAuthorizedToBundle: order.isAuthorizedToBundle,
    bundle: order.bundle && { ...order.bundle, code: houseCodeFor(actor, order.bundle.code) },
    bill: order.bill,
    incidentOpen: order.incidentOpen,
    hold: holdFor(actor, order),
    missing: order.missing.length === 0 ? [] : MISSING.filter((what) => order.missing.includes(what)),
    missingNote: order.missingNote,
    orderDate: order.orderDate,
    estimatedArrivalDate: order.estimatedArrivalDate,
    promisedDate: order.promisedDate,
    daysLate: daysLateOf(order),
    delayReason: order.delayReason,
    arrivalDate: order.arrivalDate,
    intakeAt: order.intakeAt,
    location: actor.role === 'administrator' ? order.location : null,
    allowedActions: openOfTied(offeredActions(orderLifecycle, orderSnapshot(order, order), actor), (action) => action, order),
  }
}
