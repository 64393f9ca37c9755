// What customs may object to without refusing it: rule 5 of domain section 7.
import type { Category } from '../rules/category.ts'
import { areGoods } from '../rules/goods.ts'
import { sum } from '../rules/money.ts'
import type { RetailParameters } from '../rules/parameters.ts'

export type DescribedItem = { description: string; quantity: number }

export const BUNDLE_WARNINGS = ['manyEqualItems', 'phoneInB'] as const
export type BundleWarning = {
  code: (typeof BUNDLE_WARNINGS)[number]
  orderIds: string[]
  details: { description: string; quantity: number }
}

type OrderWithItems = { id: string; items: readonly DescribedItem[] }
type ItemOfOrder = DescribedItem & { orderId: string }

export function warningsAbout(
  orders: readonly OrderWithItems[],
  category: Category,
  { maxEqualItems }: Pick<RetailParameters, 'maxEqualItems'>,
): BundleWarning[] {
  const items = orders.flatMap(({ id, items }) => items.map((item): ItemOfOrder => ({ ...item, orderId: id })))
  const equalItems = [...Map.groupBy(items, ({ description }) => normalised(description)).values()]
  const tooMany = equalItems.filter((group) => quantityOf(group) > maxEqualItems)
  const phones = category === 'B' ? equalItems.filter(([item]) => item && areGoods('telephones', item.description)) : []
  return [...tooMany.map((group) => warning('manyEqualItems', group)), ...phones.map((group) => warning('phoneInB', group))]
}

const normalised = (description: string): string => description.trim().toLowerCase().replaceAll(/\s+/g, ' ')

const quantityOf = (items: readonly DescribedItem[]): number => sum(items.map(({ quantity }) => quantity))

const warning = (code: BundleWarning['code'], group: readonly ItemOfOrder[]): BundleWarning => ({
  code,
  orderIds: [...new Set(group.map(({ orderId }) => orderId))],
  details: { description: group[0]?.description ?? '', quantity: quantityOf(group) },
})
