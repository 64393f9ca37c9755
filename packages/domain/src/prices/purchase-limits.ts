// What a purchase may cost at most, and when it may without asking (both ways, section 4).
import type { Cents } from '../rules/money.ts'
import type { RetailParameters } from '../rules/parameters.ts'
import { type PricedItem, pricePurchase } from './purchase-pricing.ts'

/** An item with the highest unit price, in cents, that the client agreed to; none agreed to is the price itself. */
export type LimitedItem = PricedItem & { unitPriceLimitInCents: Cents | null }
type Rates = Pick<RetailParameters, 'amazonTaxInBasisPoints' | 'paymentPercentageInBasisPoints' | 'treatments'>

/** "Como máximo": the price of the purchase with every item at its limit, in cents. */
export const highestPriceOf = (
  { items, storeShippingInCents }: { items: readonly LimitedItem[]; storeShippingInCents: Cents },
  parameters: Rates,
): Cents =>
  pricePurchase(
    { items: items.map((item) => ({ ...item, unitPriceInCents: highestAgreed(item) })), storeShippingInCents },
    parameters,
  ).priceInCents

/**
 * Whether the real prices are bought without a question: no item above its limit, and none missing.
 * `real` has the items in the order of `agreed`.
 */
export const needsQuestion = (
  agreed: readonly LimitedItem[],
  real: readonly PricedItem[],
  { allowsPartial }: { allowsPartial: boolean },
): boolean =>
  agreed.some((item, index) => {
    const bought = real[index] ?? { quantity: 0, unitPriceInCents: 0 }
    return bought.unitPriceInCents > highestAgreed(item) || (bought.quantity < item.quantity && !allowsPartial)
  })

/** A price above its limit was proposed and accepted: the client agreed to it too. */
export const highestAgreed = ({ unitPriceLimitInCents, unitPriceInCents }: LimitedItem): Cents =>
  Math.max(unitPriceLimitInCents ?? 0, unitPriceInCents)
