import { billedWeight, type Category, customsLinesOf, isSpecial, priceOrder, type RetailParameters, totalOf } from '@app/domain'
import { weightsOf } from '../lists/order-parts.ts'
import type { OrderRow } from '../orders.table.ts'

type Priced = Parameters<typeof weightsOf>[0] &
  Pick<OrderRow, 'category' | 'isSpecial' | 'productValueInCents'> &
  Partial<Pick<OrderRow, 'customs'>>
type Terms = {
  hasDiscount: boolean
  /** Its part of its bundle's duty; alone it bears a whole declaration's, "or less when consolidated" (domain, section 8). */
  dutyShareInCents?: number | undefined
}
type Estimate = Pick<OrderRow, 'estimatedPriceInCents' | 'estimateLines'>

/**
 * The estimated price of carrying an order; null while its weight is unknown. The view adds the extra charges and what was bought
 * (order-price.ts).
 */
export function estimatePrice(order: Priced, { hasDiscount, dutyShareInCents }: Terms, parameters: RetailParameters): Estimate {
  const weightInGrams = billedWeight(weightsOf(order))
  if (weightInGrams === null) return { estimatedPriceInCents: null, estimateLines: null }
  const { category, productValueInCents: valueInCents, customs } = order
  // Whether it is special is decided in Miami; until then the store's weight says what to expect.
  const isWeighed = order.warehouseWeightInGrams !== null
  const { lines, totalInCents } = priceOrder(
    {
      category,
      isSpecial: isWeighed ? order.isSpecial : isSpecial(category, { weightInGrams, valueInCents }, parameters),
      weightInGrams,
      valueInCents,
      hasDiscount,
      extraChargesInCents: [],
      dutyShareInCents: dutyShareInCents ?? dutyAlone(category, parameters),
      customs,
    },
    parameters,
  )
  return { estimatedPriceInCents: totalInCents, estimateLines: lines }
}

/** What customs is expected to collect for a package of category C, whatever it said since. */
export function customsOfEstimate(order: Priced, parameters: RetailParameters): number {
  const weightInGrams = billedWeight(weightsOf(order)) ?? 0
  const customs = { items: order.customs?.items ?? [], collected: null }
  return totalOf(customsLinesOf({ weightInGrams, valueInCents: order.productValueInCents, customs }, parameters))
}

/** C has taxes of its own instead. */
const dutyAlone = (category: Category, { dutyPerDeclarationInCents }: RetailParameters): number =>
  category === 'B' ? dutyPerDeclarationInCents : 0
