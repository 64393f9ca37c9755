import { type Parameters, shareDuty } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { actOnOrders } from '../orders/act-on-orders.ts'
import { estimatePrice } from '../orders/estimate-price.ts'
import { clientsOf } from '../orders/order-clients.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import type { BundleRow } from './bundles.table.ts'

/** From now on they share one duty, by weight: each is estimated with its part of it (domain, section 8). */
export async function putInBundle(
  db: Db,
  doer: Doer,
  bundle: BundleRow,
  orders: readonly OrderRow[],
  parameters: Parameters,
): Promise<void> {
  const clients = await clientsOf(db, orders)
  const total = bundle.category === 'B' ? parameters.dutyPerDeclarationInCents : 0
  const shares = shareDuty(
    total,
    orders.map(({ warehouseWeightInGrams }) => warehouseWeightInGrams ?? 0),
  )
  const shareOf = new Map(orders.map(({ id }, index) => [id, shares[index]]))
  const change = (order: OrderRow) => {
    const hasDiscount = clients.get(order.clientId ?? '')?.hasDiscount ?? false
    return { bundleId: bundle.id, ...estimatePrice(order, { hasDiscount, dutyShareInCents: shareOf.get(order.id) }, parameters) }
  }
  await actOnOrders(db, doer, 'bundle', orders, change, { place: 'MIA', changes: { bundle: bundle.code } })
}

/** Each is free again, and bears a whole duty until it shares another. */
export async function takeOutOfBundle(
  db: Db,
  doer: Doer,
  bundle: BundleRow,
  orders: readonly OrderRow[],
  parameters: Parameters,
): Promise<void> {
  const clients = await clientsOf(db, orders)
  const change = (order: OrderRow) => {
    const hasDiscount = clients.get(order.clientId ?? '')?.hasDiscount ?? false
    return { bundleId: null, ...estimatePrice(order, { hasDiscount }, parameters) }
  }
  await actOnOrders(db, doer, 'unbundle', orders, change, { place: 'MIA', changes: { bundle: bundle.code } })
}
