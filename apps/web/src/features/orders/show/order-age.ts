import type { OrderDetail } from '@app/contract/orders.contract'

export const daysBetween = (from: string, to: string): number =>
  Math.max(0, Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000))

/** How long a package has been on its way: from the day it was asked for until it was handed over, or until today. */
export function daysOnTheWay({ orderDate, delivery }: Pick<OrderDetail, 'orderDate' | 'delivery'>, today: string): number {
  return daysBetween(orderDate, delivery?.at.slice(0, 10) ?? today)
}
