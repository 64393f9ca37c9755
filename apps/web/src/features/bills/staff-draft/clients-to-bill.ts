import type { Order } from '@app/contract/orders.contract'

type Client = NonNullable<Order['client']>
export type ClientToBill = { client: Client; orders: readonly Order[] }

/** Whether they can all be billed now; what is left to charge of one that ended is billed in its panel. */
export const areBillable = (orders: readonly Order[]): boolean =>
  orders.length > 0 &&
  orders.every(({ status, allowedActions }) => status === 'inWarehouseUIO' && allowedActions.includes('requestPayment'))

/** One bill for each client, the one with the oldest package first. */
export function clientsToBill(orders: readonly Order[]): ClientToBill[] {
  const byClient = new Map<string, { client: Client; orders: Order[] }>()
  for (const order of orders.toSorted((one, other) => one.createdAt.localeCompare(other.createdAt))) {
    if (!order.client) continue
    const known = byClient.get(order.client.id)
    if (known) known.orders.push(order)
    else byClient.set(order.client.id, { client: order.client, orders: [order] })
  }
  return [...byClient.values()]
}
