import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { customsTaxesOf } from '../index.ts'

/** 1.50 USD/kg, 1 %, 0.5 % and 15 %, by hand. */
const RATES = {
  customsFreightInCentsPerKilogram: 150,
  customsInsuranceInBasisPoints: 100,
  fodinfaInBasisPoints: 50,
  ivaInBasisPoints: 1_500,
}
const item = (valueInCents: number, percent: number) => ({ valueInCents, adValoremInBasisPoints: percent * 100 })

describe('what customs collects for category C', () => {
  test('12.00 kg of 640.00 at 10 %: CIF 664.58, ad valorem 66.46, FODINFA 3.32, IVA 110.15', () => {
    expect(customsTaxesOf({ items: [item(64_000, 10)], weightInGrams: 12_000 }, RATES)).toEqual({
      freightInCents: 1_800,
      insuranceInCents: 658,
      cifInCents: 66_458,
      sharesInCents: [66_458],
      adValoremInCents: 6_646,
      fodinfaInCents: 332,
      ivaInCents: 11_015,
      totalInCents: 17_993,
    })
  })

  test('of which 400.00 at 10 % and 240.00 at 0 %: of 415.36 and 249.22, 41.54, 3.32 and 106.42', () => {
    const items = [item(40_000, 10), item(24_000, 0)]
    expect(customsTaxesOf({ items, weightInGrams: 12_000 }, RATES)).toMatchObject({
      sharesInCents: [41_536, 24_922],
      adValoremInCents: 4_154,
      fodinfaInCents: 332,
      ivaInCents: 10_642,
      totalInCents: 15_128,
    })
  })

  test('5.20 kg of 200.00 at 5 %: 44.75', () => {
    expect(customsTaxesOf({ items: [item(20_000, 5)], weightInGrams: 5_200 }, RATES).totalInCents).toBe(4_475)
  })

  test('more value or more weight never lowers it, and one class costs the same however it is itemised', () => {
    const cents = fc.integer({ min: 1, max: 500_000 })
    const grams = fc.integer({ min: 1, max: 100_000 })
    const rate = fc.integer({ min: 0, max: 45 })
    fc.assert(
      fc.property(cents, cents, grams, rate, (a, b, weightInGrams, percent) => {
        const both = customsTaxesOf({ items: [item(a, percent), item(b, percent)], weightInGrams }, RATES)
        const one = customsTaxesOf({ items: [item(a + b, percent)], weightInGrams }, RATES)
        const less = customsTaxesOf({ items: [item(a, percent)], weightInGrams }, RATES)
        expect(Math.abs(both.totalInCents - one.totalInCents)).toBeLessThanOrEqual(2)
        expect(both.cifInCents).toBe(one.cifInCents)
        expect(less.totalInCents).toBeLessThanOrEqual(one.totalInCents)
      }),
    )
  })
})
