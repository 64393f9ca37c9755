import { describe, expect, test } from 'vitest'
import { landedPriceOf, pricePurchase, upFrontOf } from '../index.ts'
import { FREIGHT_TAXED } from '../testing/parameters.ts'

/** 2 × 34.50, 4.99 to the warehouse: 84.76. */
const landed = ({ unitPriceInCents = 3_450, limit = 3_450, weightInGrams = 1_400, category = 'B' as 'B' | 'C' } = {}) => {
  const items = [{ quantity: 2, unitPriceInCents, unitPriceLimitInCents: limit, adValoremInBasisPoints: 1_000 }]
  const { lines, goodsInCents } = pricePurchase({ items, storeShippingInCents: 499 }, FREIGHT_TAXED)
  const purchase = { category, items, storeShippingInCents: 499, lines, valueInCents: goodsInCents }
  return landedPriceOf({ ...purchase, weightInGrams, hasDiscount: false }, FREIGHT_TAXED)
}

describe('a purchase of 2 × 34.50 that weighs 1.40 kg', () => {
  test('is 121.78 in Quito: 84.76 bought, 13.98 brought, IVA 3.04, duty 20.00', () => {
    expect(landed().lines.map(({ name, amountInCents }) => [name, amountInCents])).toEqual([
      ['freight', 1_260],
      ['valuePercentage', 138],
      ['goods', 6_900],
      ['amazonTax', 449],
      ['storeShipping', 499],
      ['purchaseFee', 628],
      ['iva', 304],
      ['duty', 2_000],
    ])
    expect(landed()).toMatchObject({ totalInCents: 12_178, highestTotalInCents: 12_178, isDutyShareable: true })
  })

  test('with a limit of 36.00 is 125.33 at most: 88.20, 14.04, 3.09 and 20.00', () => {
    expect(landed({ limit: 3_600 })).toMatchObject({ totalInCents: 12_178, highestTotalInCents: 12_533 })
  })

  test('that is proposed above its limit costs at most what is proposed', () => {
    const { totalInCents, highestTotalInCents } = landed({ unitPriceInCents: 3_720, limit: 3_600 })
    expect(highestTotalInCents).toBe(totalInCents)
  })
})

test('a weight above the category says so', () => {
  expect(landed()).toMatchObject({ fitsCategory: true })
  expect(landed({ weightInGrams: 4_001 })).toMatchObject({ fitsCategory: false })
})

test('category C has its taxes instead of the duty', () => {
  // V₀ 69.00, freight 2.10, insurance 0.71: CIF 71.81; 10 % 7.18, FODINFA 0.36, IVA 11.90.
  const { lines, isDutyShareable } = landed({ category: 'C' })
  expect(isDutyShareable).toBe(false)
  expect(lines.slice(-3).map(({ amountInCents }) => amountInCents)).toEqual([718, 36, 1_190])
})

test('what is paid up front is a share of the price', () => {
  const at = (purchaseUpFrontInBasisPoints: number) => upFrontOf(8_476, { purchaseUpFrontInBasisPoints })
  expect([at(0), at(5_000), at(3_333), at(10_000)]).toEqual([0, 4_238, 2_825, 8_476])
})
