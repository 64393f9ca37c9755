// What a purchase costs its client once it is in Quito, before they accept it (both ways, section 4).
import type { Category } from '../rules/category.ts'
import type { Cents } from '../rules/money.ts'
import type { RetailParameters } from '../rules/parameters.ts'
import type { Grams } from '../rules/weight.ts'
import type { PriceLine } from './price-line.ts'
import type { OrderPrice } from './pricing.ts'
import { highestAgreed, type LimitedItem } from './purchase-limits.ts'
import { goodsOf, pricePurchase } from './purchase-pricing.ts'
import { quoteAlone } from './quote.ts'
import { percentOf } from './rates.ts'

/** An item with what customs taxes its class by, in category C. */
type LandedItem = LimitedItem & { adValoremInBasisPoints?: number | undefined }

export type PurchaseToLand = {
  category: Category
  items: readonly LandedItem[]
  storeShippingInCents: Cents
  /** The purchase as it is agreed, or proposed. */
  lines: readonly PriceLine[]
  valueInCents: Cents
  /** As somebody named it: nobody has weighed it yet. */
  weightInGrams: Grams
  hasDiscount: boolean
}

export type LandedPrice = Pick<OrderPrice, 'lines' | 'totalInCents'> & {
  /** "Como máximo": the same with every item at the highest price that the client agreed to. */
  highestTotalInCents: Cents
  /** False where that weight or value exceeds the category: the price is only an indication then. */
  fitsCategory: boolean
  isDutyShareable: boolean
}

/** The purchase, its freight and handling, the duty of a declaration of its own, and IVA of what is taxed. */
export function landedPriceOf(purchase: PurchaseToLand, parameters: RetailParameters): LandedPrice {
  const { lines, totalInCents, fitsCategory, isDutyShareable } = alone(purchase, parameters)
  const items = purchase.items.map((item) => ({ ...item, unitPriceInCents: highestAgreed(item) }))
  const dearest = pricePurchase({ items, storeShippingInCents: purchase.storeShippingInCents }, parameters)
  const valueInCents = Math.max(purchase.valueInCents, dearest.goodsInCents)
  const highest = alone({ ...purchase, items, valueInCents, lines: dearest.lines }, parameters)
  return {
    lines,
    totalInCents,
    highestTotalInCents: Math.max(totalInCents, highest.totalInCents),
    fitsCategory,
    isDutyShareable,
  }
}

function alone({ items, lines, storeShippingInCents: _paid, ...carried }: PurchaseToLand, parameters: RetailParameters) {
  const taxedItems = items.map(({ adValoremInBasisPoints = 0, ...item }) => ({
    valueInCents: goodsOf([item]),
    adValoremInBasisPoints,
  }))
  return quoteAlone({ ...carried, purchase: { lines }, ...(carried.category === 'C' && { taxedItems }) }, parameters)
}

/** What is paid of a purchase before the house buys it, in cents. */
export const upFrontOf = (
  totalInCents: Cents,
  { purchaseUpFrontInBasisPoints }: Pick<RetailParameters, 'purchaseUpFrontInBasisPoints'>,
): Cents => percentOf(totalInCents, purchaseUpFrontInBasisPoints)
