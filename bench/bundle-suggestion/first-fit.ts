import { firstFitDecreasing, type ReadyPackage } from '../../packages/domain/src/index.ts'

/** What one declaration of category B holds: 4 kg, and 375.59 USD, which are 400.00 with the tax of 6.5 %. */
const ROOM = { weightInGrams: 4_000, valueInCents: 37_559 }

/** How many declarations first-fit decreasing makes of these packages, each consignee's ordinary and special ones by themselves. */
export function declarationsByFirstFit(packages: readonly ReadyPackage[]): number {
  const groups = Map.groupBy(packages, ({ order }) => `${order.consigneeIdentification}/${order.isSpecial}`)
  return [...groups.values()].reduce((count, group) => {
    const orders = group.map(({ order }) => order)
    return count + firstFitDecreasing(orders, ROOM).length
  }, 0)
}
