import type { Order } from '@app/contract/orders.contract'

export type PackagesOfClient = { client: Order['client']; orders: Order[] }

/** In the order in which the packages came, so that the client who waits longest comes first when the list is sorted so. */
export const byClient = (orders: readonly Order[]): PackagesOfClient[] =>
  [...Map.groupBy(orders, ({ client }) => client?.id ?? '').values()].map((group) => ({
    client: group[0]?.client ?? null,
    orders: group,
  }))
