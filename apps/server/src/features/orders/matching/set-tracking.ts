import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import { act } from '../../../records/act.ts'
import { only } from '../../../records/only.ts'
import { readParameters } from '../../parameters/read-parameters.ts'
import { viewOrders } from '../lists/orders.view.ts'
import { orderKind } from '../orders.kind.ts'
import type { OrderRow } from '../orders.table.ts'
import { lockForTracking } from './lock-for-tracking.ts'
import { isUnmatched, matchUnmatched } from './match-unmatched.ts'
import { refuseTakenTracking } from './taken-tracking.ts'
import { requiredTracking, trackingColumns } from './tracking-columns.ts'

/** Gives an order its tracking number. A package that waits in Miami under it is this order's from then on. */
export async function setTracking(db: Db, actor: Actor, id: string, tracking: string) {
  requiredTracking(tracking)
  const setting = () =>
    db.transaction(async (tx) => {
      const { order, other } = await lockForTracking(tx, actor, id, tracking)
      return other ? meet(tx, actor, order, other) : changeTracking(tx, actor, order, tracking)
    })
  return only(await viewOrders(db, actor, [await refuseTakenTracking(setting, 'tracking')]))
}

async function changeTracking(db: Db, actor: Actor, order: OrderRow, tracking: string): Promise<OrderRow> {
  const changes = { tracking: { from: order.tracking, to: tracking } }
  const [changed] = await act(db, actor, orderKind, 'setTracking', [order], () => trackingColumns(tracking), { changes })
  return changed ?? order
}

/** Either of the two may be the package without a client; if neither is, the tracking is somebody else's. */
async function meet(db: Db, actor: Actor, one: OrderRow, other: OrderRow): Promise<OrderRow> {
  const [unmatched, order] = isUnmatched(one) ? [one, other] : [other, one]
  if (!isUnmatched(unmatched) || isUnmatched(order)) throw new DomainError('trackingTaken', { field: 'tracking' })
  return matchUnmatched(db, actor, { order, unmatched }, await readParameters(db))
}
