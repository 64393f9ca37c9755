// Which requests became orders that left Miami.
import { type DropshippingFacts, ORDERS, type OrderStatus, ordersThatAre } from '@app/domain'
import { and, inArray, isNull, notInArray } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { ordersTable } from '../orders/orders.table.ts'

type OrderShipped = Pick<DropshippingFacts, 'orderShipped'>

const NOT_SHIPPED: readonly OrderStatus[] = [...ORDERS.beforeShipping, ...ordersThatAre('removed')]

export const isShipped = (status: OrderStatus | null): boolean => status !== null && !NOT_SHIPPED.includes(status)

/** By request: of an order that was split, the part that stayed its order. */
export async function shippedOf(db: Db, requests: readonly { id: string }[]): Promise<Map<string, OrderShipped>> {
  const { dropshippingRequestId, splitFromId, status } = ordersTable
  const ids = requests.map(({ id }) => id)
  const hasLeft = and(inArray(dropshippingRequestId, ids), isNull(splitFromId), notInArray(status, [...NOT_SHIPPED]))
  const left = await db.select({ id: dropshippingRequestId }).from(ordersTable).where(hasLeft)
  const shipped = new Set(left.map(({ id }) => id))
  return new Map(ids.map((id) => [id, { orderShipped: shipped.has(id) }]))
}
