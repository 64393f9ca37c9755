import { businessDay, type Lying, ORDERS } from '@app/domain'
import type { OrderRow } from './orders.table.ts'

type Seen = Pick<OrderRow, 'status' | 'clientId' | 'arrivalDate' | 'firstAbandonNoticeOn' | 'lastAbandonNoticeOn'> & {
  intakeAt: Date | string | null
}

/** Of a package in a warehouse: since when it lies there, in Quito since it arrived. Of any other nothing. */
export function lyingOf(order: Seen): Lying | null {
  const isInQuito = ORDERS.lyingInQuito.includes(order.status)
  const isInMiami = order.intakeAt !== null && ORDERS.beforeShipping.includes(order.status)
  if (order.intakeAt === null || !(isInQuito || isInMiami)) return null
  const received = businessDay(new Date(order.intakeAt))
  return {
    since: isInQuito ? (order.arrivalDate ?? received) : received,
    firstNoticeOn: order.firstAbandonNoticeOn,
    lastNoticeOn: order.lastAbandonNoticeOn,
    hasClient: order.clientId !== null,
  }
}
