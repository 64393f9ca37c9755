import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitsCategory, isSpecial, limitProblemOf, requireFitsCategory, unitPriceLimitInCents, valueWithTax } from '../index.ts'
import { PARAMETERS } from '../testing/parameters.ts'

const WITH_C = { ...PARAMETERS, isCategoryCEnabled: true }

describe('400 USD including tax', () => {
  test.each([
    [37_500, 39_938, true],
    [37_559, 40_000, true],
    [37_560, 40_001, false],
    [4 * 9_390, 40_001, false], // four packages of 93.90 in one bundle
  ])('%i cents are %i with tax; fits: %s', (valueInCents, withTax, fits) => {
    expect(valueWithTax(valueInCents, PARAMETERS)).toBe(withTax)
    expect(fitsCategory('B', { weightInGrams: 1, valueInCents }, PARAMETERS)).toBe(fits)
  })
})

describe('the limits of a category', () => {
  test.each([
    ['B', 4_000, 100, true],
    ['B', 4_001, 100, false],
    ['C', 100_000, 469_400, true],
    ['C', 100_001, 100, false],
    ['C', 1_000, 469_500, false], // 5000.18 with tax
  ] as const)('%s with %i g and %i cents: %s', (category, weightInGrams, valueInCents, fits) => {
    expect(fitsCategory(category, { weightInGrams, valueInCents }, PARAMETERS)).toBe(fits)
  })

  test('are refused with what was given and what is allowed', () => {
    const exceed = () => requireFitsCategory('B', { weightInGrams: 4_001, valueInCents: 10_000 }, PARAMETERS)
    expect(exceed).toThrow('Category B max weight is 4kg and max value is 400 USD')
    expect(exceed).toThrow(
      expect.objectContaining({
        code: 'categoryBLimitExceeded',
        details: { weightInGrams: 4_001, valueWithTaxInCents: 10_650, maxWeightInGrams: 4_000, maxValueInCents: 40_000 },
      }),
    )
  })

  test('let through what fits', () => {
    expect(() => requireFitsCategory('B', { weightInGrams: 4_000, valueInCents: 37_559 }, PARAMETERS)).not.toThrow()
    expect(() => requireFitsCategory('C', { weightInGrams: 100_000, valueInCents: 100 }, WITH_C)).not.toThrow()
  })

  test('C is refused until it is switched on, and then by limits of its own', () => {
    const small = { weightInGrams: 1, valueInCents: 1 }
    expect(() => requireFitsCategory('C', small, PARAMETERS)).toThrow(expect.objectContaining({ code: 'categoryNotEnabled' }))
    const heavy = { weightInGrams: 100_001, valueInCents: 1 }
    expect(() => requireFitsCategory('C', heavy, WITH_C)).toThrow(expect.objectContaining({ code: 'categoryCLimitExceeded' }))
    expect(limitProblemOf('C')).toBe('categoryCLimitExceeded')
  })

  test('follow the parameters of the day', () => {
    const raised = { ...PARAMETERS, limits: { ...PARAMETERS.limits, B: { ...PARAMETERS.limits.B, maxWeightInGrams: 5_000 } } }
    expect(fitsCategory('B', { weightInGrams: 4_500, valueInCents: 100 }, raised)).toBe(true)
  })
})

describe('special B', () => {
  test.each([
    [1_200, 18_000, 11_250, true],
    [2_500, 12_000, 23_437, false], // 234.375, rounded down
    [1_200, 11_250, 11_250, false],
    [1_200, 11_251, 11_250, true],
  ])('%i g worth %i cents: limit %i, special: %s', (weightInGrams, valueInCents, limit, special) => {
    expect(unitPriceLimitInCents('B', weightInGrams, PARAMETERS)).toBe(limit)
    expect(isSpecial('B', { weightInGrams, valueInCents }, PARAMETERS)).toBe(special)
  })

  test('C has a limit per kilogram and no special kind', () => {
    expect(unitPriceLimitInCents('C', 1_000, PARAMETERS)).toBe(4_694)
    expect(isSpecial('C', { weightInGrams: 1_000, valueInCents: 400_000 }, PARAMETERS)).toBe(false)
  })

  test('packages that are not special fit by value whenever they fit by weight', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 10 })
    fc.assert(
      fc.property(weights, (all) => {
        const weightInGrams = all.reduce((sum, weight) => sum + weight, 0)
        fc.pre(weightInGrams <= 4_000)
        const valueInCents = all.reduce((sum, weight) => sum + unitPriceLimitInCents('B', weight, PARAMETERS), 0)
        return fitsCategory('B', { weightInGrams, valueInCents }, PARAMETERS)
      }),
    )
  })
})
