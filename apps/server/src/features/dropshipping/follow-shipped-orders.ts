import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import type { Doer } from '../events/events.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { dropshippingKind } from './dropshipping.kind.ts'
import { requestsOfOrders } from './dropshipping.repository.ts'

/** What was bought for a client is in delivery once the package with it left Miami: of one that was split, the part that stayed its order. */
export async function followShippedOrders(db: Db, doer: Doer, orders: readonly OrderRow[]): Promise<void> {
  const requests = await requestsOfOrders(
    db,
    orders.filter(({ splitFromId }) => splitFromId === null).map(({ dropshippingRequestId }) => dropshippingRequestId),
  )
  const bought = requests.filter(({ status }) => status === 'purchased')
  await act(db, doer, dropshippingKind, 'markInDelivery', bought)
}
