import type { TaxedItem } from '../customs/category-c.ts'
import { estimatedArrivalDate } from '../rules/arrival-date.ts'
import { type Category, fitsCategory, isSpecial, unitPriceLimitInCents } from '../rules/category.ts'
import type { Cents } from '../rules/money.ts'
import type { RetailParameters } from '../rules/parameters.ts'
import type { Grams } from '../rules/weight.ts'
import { type ExtraCharge, type OrderPrice, type PurchaseToBill, priceOrder } from './pricing.ts'

export type QuoteRequest = {
  category: Category
  weightInGrams: Grams
  valueInCents: Cents
  hasDiscount: boolean
  /** 'YYYY-MM-DD': the day from which the arrival is estimated. */
  intakeDate: string
  extraChargesInCents?: readonly ExtraCharge[]
  purchase?: PurchaseToBill
  /** Category C: what it holds, each with the ad valorem rate of its class. */
  taxedItems?: readonly TaxedItem[]
}

export type Quote = OrderPrice & {
  isSpecial: boolean
  /** False when it exceeds the category's limits: the price is only an indication then. */
  fitsCategory: boolean
  unitPriceLimitInCents: Cents
  estimatedArrivalDate: string
  /** The quote shows a whole declaration's duty, "or less when consolidated". */
  isDutyShareable: boolean
}

/** The price of a package that would travel alone; clients and the web compute it with the retail parameters only. */
export const quoteOf = (request: QuoteRequest, parameters: RetailParameters): Quote => ({
  ...quoteAlone(request, parameters),
  unitPriceLimitInCents: unitPriceLimitInCents(request.category, request.weightInGrams, parameters),
  estimatedArrivalDate: estimatedArrivalDate(request.intakeDate, parameters),
})

/** The same without what depends on the day. */
export function quoteAlone(
  { category, extraChargesInCents = [], taxedItems, ...order }: Omit<QuoteRequest, 'intakeDate'>,
  parameters: RetailParameters,
): Omit<Quote, 'unitPriceLimitInCents' | 'estimatedArrivalDate'> {
  const special = isSpecial(category, order, parameters)
  const customs = taxedItems ? { items: taxedItems, collected: null } : null
  const dutyShareInCents = category === 'B' ? parameters.dutyPerDeclarationInCents : 0
  const price = priceOrder({ ...order, category, isSpecial: special, extraChargesInCents, dutyShareInCents, customs }, parameters)
  return {
    ...price,
    isSpecial: special,
    fitsCategory: fitsCategory(category, order, parameters),
    isDutyShareable: dutyShareInCents > 0,
  }
}
