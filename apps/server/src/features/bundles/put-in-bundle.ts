import { type Parameters, shareDuty } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { change } from '../../records/guarded-update.repository.ts'
import type { Doer } from '../events/events.repository.ts'
import { clientsOf } from '../orders/order-clients.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { estimatePrice } from '../orders/prices/estimate-price.ts'
import type { BundleRow } from './bundles.table.ts'

/** What a bundle holds: those that are put into it now, and those that were in it before. */
type Contents = { added: readonly OrderRow[]; kept?: readonly OrderRow[] }

/** From now on they share one duty, by weight: each is estimated with its part of it (domain, section 8). */
export async function putInBundle(
  db: Db,
  doer: Doer,
  bundle: BundleRow,
  { added, kept = [] }: Contents,
  parameters: Parameters,
): Promise<void> {
  const orders = [...kept, ...added]
  const clients = await clientsOf(db, orders)
  const total = bundle.category === 'B' ? parameters.dutyPerDeclarationInCents : 0
  const shares = shareDuty(
    total,
    orders.map(({ warehouseWeightInGrams }) => warehouseWeightInGrams ?? 0),
  )
  const shareOf = new Map(orders.map(({ id }, index) => [id, shares[index]]))
  const estimate = (order: OrderRow) => {
    const hasDiscount = clients.get(order.clientId ?? '')?.hasDiscount ?? false
    return estimatePrice(order, { hasDiscount, dutyShareInCents: shareOf.get(order.id) }, parameters)
  }
  const priced = (order: OrderRow) => ({ bundleId: bundle.id, bundledAt: now(), ...estimate(order) })
  await act(db, doer, orderKind, 'bundle', added, priced, { place: 'MIA', changes: { bundle: bundle.code } })
  await change(
    db,
    orderKind,
    kept.map((row) => ({ row, changes: estimate(row) })),
  )
}

/** Each is free again, and bears a whole duty until it shares another. */
export async function takeOutOfBundle(
  db: Db,
  doer: Doer,
  bundle: BundleRow,
  orders: readonly OrderRow[],
  parameters: Parameters,
): Promise<OrderRow[]> {
  const clients = await clientsOf(db, orders)
  const priced = (order: OrderRow) => {
    const hasDiscount = clients.get(order.clientId ?? '')?.hasDiscount ?? false
    return { bundleId: null, bundledAt: null, ...estimatePrice(order, { hasDiscount }, parameters) }
  }
  return act(db, doer, orderKind, 'unbundle', orders, priced, { place: 'MIA', changes: { bundle: bundle.code } })
}
