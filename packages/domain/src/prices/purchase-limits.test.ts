import { describe, expect, test } from 'vitest'
import { highestPriceOf, needsQuestion, pricePurchase } from '../index.ts'
import { PARAMETERS } from '../testing/parameters.ts'

/** 2 × 34.50, at most 36.00 each, 4.99 to the warehouse. */
const AGREED = [{ quantity: 2, unitPriceInCents: 3_450, unitPriceLimitInCents: 3_600 }]
const SHIPPING = 499
const priceAt = (unitPriceInCents: number, quantity = 2) =>
  pricePurchase({ items: [{ quantity, unitPriceInCents }], storeShippingInCents: SHIPPING }, PARAMETERS).priceInCents
const asks = (unitPriceInCents: number, quantity = 2, allowsPartial = false) =>
  needsQuestion(AGREED, [{ quantity, unitPriceInCents }], { allowsPartial })

describe('a purchase of 2 × 34.50', () => {
  test('is 84.76, and 88.20 at most', () => {
    expect(priceAt(3_450)).toBe(8_476)
    expect(highestPriceOf({ items: AGREED, storeShippingInCents: SHIPPING }, PARAMETERS)).toBe(8_820)
  })

  test('at 35.80 is 87.74, without a question', () => {
    expect(priceAt(3_580)).toBe(8_774)
    expect(asks(3_580)).toBe(false)
    expect(asks(3_600)).toBe(false)
  })

  test('at 37.20 is 90.97, and the client is asked', () => {
    expect(priceAt(3_720)).toBe(9_097)
    expect(asks(3_720)).toBe(true)
    expect(asks(3_601)).toBe(true)
  })

  test('at 31.00 is 76.70: 8.06 come back', () => {
    expect(priceAt(3_100)).toBe(7_670)
    expect(priceAt(3_450) - priceAt(3_100)).toBe(806)
    expect(asks(3_100)).toBe(false)
  })

  test('of which the store sends one is 45.07: 39.69 come back, and the client is asked unless parts are allowed', () => {
    expect(priceAt(3_450, 1)).toBe(4_507)
    expect(priceAt(3_450) - priceAt(3_450, 1)).toBe(3_969)
    expect(asks(3_450, 1)).toBe(true)
    expect(asks(3_450, 1, true)).toBe(false)
    expect(needsQuestion(AGREED, [], { allowsPartial: false })).toBe(true)
  })

  test('without a limit may cost what it cost, not a cent more', () => {
    const unlimited = [{ quantity: 1, unitPriceInCents: 3_450, unitPriceLimitInCents: null }]
    const at = (unitPriceInCents: number) =>
      needsQuestion(unlimited, [{ quantity: 1, unitPriceInCents }], { allowsPartial: false })
    expect(at(3_450)).toBe(false)
    expect(at(3_451)).toBe(true)
  })
})
