import type { Order } from '@app/contract/orders.contract'

/** Packages that may share declarations: one client, one consignee, one category, special or not. */
export type PackageGroup = {
  key: string
  client: Order['client']
  consignee: Order['consignee']
  category: Order['category']
  isSpecial: boolean
  orders: Order[]
}

const keyOf = ({ client, consignee, category, isSpecial }: Order) =>
  [client?.id ?? '', consignee?.identification ?? '', category, isSpecial].join('/')

/** In the order in which the packages came, so that who waits longest stands first when the list does. */
export const groupPackages = (orders: readonly Order[]): PackageGroup[] =>
  [...Map.groupBy(orders, keyOf)].flatMap(([key, group]) => {
    const [first] = group
    if (!first) return []
    const { client, consignee, category, isSpecial } = first
    return [{ key, client, consignee, category, isSpecial, orders: group }]
  })
