import type { OrderToPrice } from '../index.ts'

/** The first vector of domain section 8: 2.50 kg worth 120.00 USD. */
export const FIRST_VECTOR: OrderToPrice = {
  category: 'B',
  isSpecial: false,
  weightInGrams: 2_500,
  valueInCents: 12_000,
  hasDiscount: false,
  extraChargesInCents: [],
  dutyShareInCents: 0,
}
