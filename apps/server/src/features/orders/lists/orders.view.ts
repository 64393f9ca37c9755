import type { Order } from '@app/contract/orders.contract'
import { allowedActions, billedWeight, MISSING, type OrderPrice, orderLifecycle } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import type { Doer } from '../../events/events.repository.ts'
import { personView } from '../../users/user.view.ts'
import { contextsOf, type OrderContext } from '../order-contexts.repository.ts'
import { orderSnapshot } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { ivaFor, priceOf } from '../prices/order-price.ts'
import { recipientOf, weightsOf } from './order-parts.ts'

/** The orders as they are published, in the order given, with what this person may do with each. */
export async function viewOrders(db: Db, actor: Doer, orders: readonly OrderRow[]): Promise<Order[]> {
  const contexts = await contextsOf(
    db,
    orders.map(({ id }) => id),
  )
  const ivaInBasisPoints = await ivaFor(db, contexts.values())
  return orders.flatMap((order) => {
    const context = contexts.get(order.id)
    return context ? [orderView(actor, order, context, priceOf(order, context, ivaInBasisPoints))] : []
  })
}

function orderView(actor: Doer, order: OrderRow, context: OrderContext, price: OrderPrice | null): Order {
  const weights = weightsOf(order)
  return {
    id: order.id,
    code: order.code,
    version: order.version,
    createdAt: order.createdAt.toISOString(),
    updatedAt: order.updatedAt.toISOString(),
    requestNumber: order.requestNumber,
    service: order.service,
    status: order.status,
    statusSince: order.statusSince.toISOString(),
    client: context.client && personView(context.client),
    associate: context.associate && personView(context.associate),
    consignee: recipientOf(order, 'consignee'),
    pickup: recipientOf(order, 'pickup'),
    category: order.category,
    isSpecial: order.isSpecial,
    tracking: order.tracking,
    carrier: order.carrier,
    labelText: order.labelText,
    store: order.store,
    description: order.description,
    observation: order.observation,
    comment: order.comment,
    productValueInCents: order.productValueInCents,
    weightInGrams: billedWeight(weights),
    weights,
    price: price && { lines: price.lines, totalInCents: price.totalInCents },
    isPriceFinal: context.frozenLines !== null,
    isAuthorizedToBundle: order.isAuthorizedToBundle,
    bundle: context.bundle,
    bill: context.bill,
    incidentOpen: context.incidentOpen,
    missing: MISSING.filter((what) => order.missing.includes(what)),
    missingNote: order.missingNote,
    orderDate: order.orderDate,
    estimatedArrivalDate: order.estimatedArrivalDate,
    arrivalDate: order.arrivalDate,
    intakeAt: order.intakeAt?.toISOString() ?? null,
    allowedActions: allowedActions(orderLifecycle, orderSnapshot(order, context), actor),
  }
}
