import type { IncidentsOfOrders } from '../orders/requests/incidents-of-orders.ts'
import { closeOrders } from './closing/close-orders.ts'
import { holdToClose } from './closing/hold-to-close.ts'
import { openForWay } from './open-for-way.ts'

/** For the calls of orders that end packages, or ask for their end. */
export const incidentsOfOrders: IncidentsOfOrders = {
  endOrders: async (db, actor, orderIds, end) => closeOrders(db, actor, await holdToClose(db, actor, orderIds), end),
  openForWay,
}
