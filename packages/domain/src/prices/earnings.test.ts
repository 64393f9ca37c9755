import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { priceOrder, profitOf } from '../index.ts'
import { FIRST_VECTOR } from '../testing/orders.ts'
import { PARAMETERS } from '../testing/parameters.ts'

const earned = (changes: Partial<typeof FIRST_VECTOR>, hasAssociate = true) => {
  const order = { ...FIRST_VECTOR, ...changes }
  return profitOf({ lines: priceOrder(order, PARAMETERS).lines, weightInGrams: order.weightInGrams, hasAssociate }, PARAMETERS)
}

describe('what an associate earns', () => {
  test.each([
    // kg, value, special, discount: margin, profit (the table of domain section 8)
    [2_500, 12_000, false, false, 750, 802],
    [600, 3_000, false, false, 640, 685],
    [2_500, 12_000, false, true, 637, 682],
    [1_200, 18_000, true, false, 720, 770],
    // Vectors 1 to 4 of both ways, section 10: 9.95 less 5.78 is 4.17.
    [1_800, 9_000, false, false, 540, 578],
    [900, 4_500, false, false, 460, 492],
    [3_100, 21_000, false, false, 930, 995],
  ])('from %i g worth %i (special %s, discount %s): margin %i, profit %i', (...vector) => {
    const [weightInGrams, valueInCents, isSpecial, hasDiscount, marginInCents, profitInCents] = vector
    expect(earned({ weightInGrams, valueInCents, isSpecial, hasDiscount })).toMatchObject({ marginInCents, profitInCents })
  })

  test('shows every line with how it came to be, freight and discount as billed', () => {
    const margin = { ofInCents: 637 }
    expect(earned({ hasDiscount: true })).toEqual({
      lines: [
        { name: 'freight', amountInCents: 2_250, basis: { weightInGrams: 2_500, rateInCentsPerKilogram: 900, isMinimum: false } },
        { name: 'discount', amountInCents: -113, basis: { ofInCents: 2_250, rateInBasisPoints: 500 } },
        {
          name: 'basePrice',
          amountInCents: -1_500,
          basis: { weightInGrams: 2_500, rateInCentsPerKilogram: 600, isMinimum: false },
        },
        { name: 'bonus', amountInCents: 64, basis: { ...margin, rateInBasisPoints: 1_000 } },
        { name: 'keptBack', amountInCents: -19, basis: { ...margin, rateInBasisPoints: 300 } },
      ],
      marginInCents: 637,
      bonusInCents: 64,
      keptBackInCents: 19,
      profitInCents: 682,
    })
  })

  test('is nothing without an associate', () => {
    expect(earned({}, false)).toEqual({ lines: [], marginInCents: 0, bonusInCents: 0, keptBackInCents: 0, profitInCents: 0 })
  })

  test('is nothing, never less, where wholesale freight costs more than retail', () => {
    const dear = { ...PARAMETERS, basePricePerKilogramInCents: 2_000 }
    const { lines } = priceOrder(FIRST_VECTOR, PARAMETERS)
    const profit = profitOf({ lines, weightInGrams: 2_500, hasAssociate: true }, dear)
    expect(profit).toMatchObject({ marginInCents: 0, profitInCents: 0 })
    expect(profit.lines.reduce((total, { amountInCents }) => total + amountInCents, 0)).toBe(0)
  })

  test('does not depend on the value, extra charges or duty', () => {
    const extraChargesInCents = [{ label: 'Repacking', amountInCents: 5_000, treatment: 'general' as const }]
    expect(earned({ valueInCents: 99_999, dutyShareInCents: 2_000, extraChargesInCents })).toEqual(earned({}))
  })

  test('is the sum of its lines', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000 }), fc.boolean(), fc.boolean(), (weightInGrams, isSpecial, hasDiscount) => {
        const { lines, ...profit } = earned({ weightInGrams, isSpecial, hasDiscount })
        expect(lines.reduce((total, { amountInCents }) => total + amountInCents, 0)).toBe(profit.profitInCents)
        expect(profit.profitInCents).toBe(profit.marginInCents + profit.bonusInCents - profit.keptBackInCents)
        expect(profit.profitInCents).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
