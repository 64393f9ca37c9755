import type { OrderDetail } from '@app/contract/orders.contract'
import { businessDay, ORDERS } from '@app/domain'

export const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000))

/** How long a package has been on its way: from the day it was asked for until it was handed over or ended otherwise, or until now. */
export function daysOnTheWay(
  { orderDate, status, statusSince }: Pick<OrderDetail, 'orderDate' | 'status' | 'statusSince'>,
  now: Date,
): number {
  const isClosed = ORDERS.closed.includes(status)
  return daysBetween(orderDate, businessDay(isClosed ? new Date(statusSince) : now))
}
