import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { readParameters } from '../parameters/read-parameters.ts'
import { actOnOrders } from './act-on-orders.ts'
import { isUnmatched, matchUnmatched } from './match-unmatched.ts'
import { getOrder, lockOpenOrdersByTracking } from './orders.repository.ts'
import type { OrderRow } from './orders.table.ts'
import { viewOrders } from './orders.view.ts'
import { refuseTakenTracking } from './taken-tracking.ts'
import { requiredTracking, trackingColumns } from './tracking-columns.ts'

/** Gives an order its tracking number. A package that waits in Miami under it is this order's from then on. */
export async function setTracking(db: Db, actor: Actor, id: string, tracking: string) {
  const setting = db.transaction(async (tx) => {
    await getOrder(tx, actor, id)
    const locked = await lockOpenOrdersByTracking(tx, [requiredTracking(tracking)], [id])
    const order = locked.find((one) => one.id === id)
    const other = locked.find((one) => one.id !== id)
    if (!order) throw new DomainError('orderNotFound', { ids: [id] })
    return other ? meet(tx, actor, order, other) : changeTracking(tx, actor, order, tracking)
  })
  const [view] = await viewOrders(db, actor, [await refuseTakenTracking(setting, 'tracking')])
  if (!view) throw new DomainError('orderNotFound', { ids: [id] })
  return view
}

async function changeTracking(db: Db, actor: Actor, order: OrderRow, tracking: string): Promise<OrderRow> {
  const changes = { tracking: { from: order.tracking, to: tracking } }
  const [changed] = await actOnOrders(db, actor, 'setTracking', [order], () => trackingColumns(tracking), { changes })
  return changed ?? order
}

/** Either of the two may be the package without a client; if neither is, the tracking is somebody else's. */
async function meet(db: Db, actor: Actor, one: OrderRow, other: OrderRow): Promise<OrderRow> {
  const [unmatched, order] = isUnmatched(one) ? [one, other] : [other, one]
  if (!isUnmatched(unmatched) || isUnmatched(order)) throw new DomainError('trackingTaken', { field: 'tracking' })
  return matchUnmatched(db, actor, { order, unmatched }, await readParameters(db))
}
