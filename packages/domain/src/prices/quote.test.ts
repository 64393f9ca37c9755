import { describe, expect, test } from 'vitest'
import { priceOrder, pricePurchase, type QuoteRequest, quoteOf, readRetailParameters } from '../index.ts'
import { FIRST_VECTOR } from '../testing/orders.ts'
import { PARAMETERS, VECTOR_VALUES } from '../testing/parameters.ts'

const REQUEST: QuoteRequest = {
  category: 'B',
  weightInGrams: 2_500,
  valueInCents: 12_000,
  hasDiscount: false,
  intakeDate: '2026-11-16',
}

describe('a quote', () => {
  test('is the price of a package that travels alone, with a whole declaration’s duty', () => {
    expect(quoteOf(REQUEST, PARAMETERS)).toMatchObject({
      serviceInCents: 2_490,
      taxInCents: 36,
      dutyInCents: 2_000,
      totalInCents: 4_526, // 24.90 + 0.36 + 20.00
      isSpecial: false,
      fitsCategory: true,
      unitPriceLimitInCents: 23_437,
      estimatedArrivalDate: '2026-11-20',
      isDutyShareable: true,
    })
  })

  test('has the very lines that the bill will have', () => {
    expect(quoteOf(REQUEST, PARAMETERS).lines).toEqual(priceOrder({ ...FIRST_VECTOR, dutyShareInCents: 2_000 }, PARAMETERS).lines)
  })

  test('finds out by itself that a package is special', () => {
    const quote = quoteOf({ ...REQUEST, weightInGrams: 1_200, valueInCents: 18_000 }, PARAMETERS)
    expect(quote).toMatchObject({ isSpecial: true, serviceInCents: 1_800 })
  })

  test('says when the package exceeds its category', () => {
    expect(quoteOf({ ...REQUEST, weightInGrams: 4_001 }, PARAMETERS).fitsCategory).toBe(false)
    expect(quoteOf({ ...REQUEST, valueInCents: 37_560 }, PARAMETERS).fitsCategory).toBe(false)
  })

  test('of an assisted purchase shows what is bought and the fee', () => {
    const { lines } = pricePurchase({ items: [{ quantity: 1, unitPriceInCents: 11_993 }], storeShippingInCents: 599 }, PARAMETERS)
    const quote = quoteOf({ ...REQUEST, purchase: { lines } }, PARAMETERS)
    expect(quote).toMatchObject({ purchaseInCents: 14_442, taxInCents: 197, totalInCents: 2_490 + 14_442 + 197 + 2_000 })
  })

  test('adds extra charges', () => {
    const extraChargesInCents = [{ label: 'Repacking', amountInCents: 350, treatment: 'general' as const }]
    expect(quoteOf({ ...REQUEST, extraChargesInCents }, PARAMETERS).serviceInCents).toBe(2_840)
  })

  test('of category C shows what customs takes of the CIF value, and no duty to share', () => {
    const quote = quoteOf({ ...REQUEST, category: 'C' }, PARAMETERS)
    expect(quote.lines.map(({ name }) => name)).not.toContain('duty')
    // 120.00, 3.75 of freight, 1.24 of insurance: 0.62 of FODINFA, 18.84 of IVA.
    expect(quote).toMatchObject({
      dutyInCents: 1_946,
      isDutyShareable: false,
      isSpecial: false,
    })
  })

  test('needs no more than clients may know', () => {
    expect(quoteOf(REQUEST, readRetailParameters(VECTOR_VALUES))).toEqual(quoteOf(REQUEST, PARAMETERS))
  })
})
