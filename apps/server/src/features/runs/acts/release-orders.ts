// Packages that were held back go on, by the use case of `DELETE /order/hold`.
import { orderActions } from '@app/contract'
import { businessDay, isHeld } from '@app/domain'
import { now } from '../../../clock.ts'
import { lockOne } from '../../../records/records.repository.ts'
import { releaseOrder } from '../../orders/holding/release-orders.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import type { OrderRow } from '../../orders/orders.table.ts'
import type { Act, Seen } from './run-act.ts'
import { wantedOrders } from './wanted-orders.ts'

export const releaseOrders: Act = {
  roles: ['administrator'],
  duties: orderActions.releaseOrders.duties,
  preview: async (db, actor, wanted) => {
    const orders = await wantedOrders(db, actor, wanted)
    return orders.map(
      (order): Seen => ({
        ...{ recordId: order.id, code: order.code, amountInCents: null, reason: null },
        result: isWaiting(order) ? 'waiting' : 'unchanged',
      }),
    )
  },
  carryOut: async (tx, actor, { recordId }) => {
    const order = await lockOne(tx, actor, orderKind, recordId)
    if (!isWaiting(order)) return 'unchanged'
    await releaseOrder(tx, actor, order)
    return 'done'
  },
}

const isWaiting = (order: OrderRow): boolean => isHeld(order, businessDay(now()))
