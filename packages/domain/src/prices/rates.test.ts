import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { amountForWeight, percentOf } from '../index.ts'

describe('a percentage of an amount', () => {
  test.each([
    [11_993, 650, 780], // the US tax of the vector: 7.79545
    [2_250, 500, 113], // half up: 112.5
    [750, 300, 23], // half up: 22.5
    [2_490, 1500, 374], // IVA: 373.5
    [0, 1500, 0],
    [-2_490, 1500, -374],
  ])('%i cents at %i basis points are %i', (amount, basisPoints, expected) => {
    expect(percentOf(amount, basisPoints)).toBe(expected)
  })

  test('is never less for more', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000_000),
        fc.nat(1_000),
        fc.nat(10_000),
        (amount, more, basisPoints) => percentOf(amount + more, basisPoints) >= percentOf(amount, basisPoints),
      ),
    )
  })

  test('of everything is everything', () => {
    fc.assert(fc.property(fc.nat(100_000_000), (amount) => percentOf(amount, 10_000) === amount))
  })
})

describe('what a weight costs', () => {
  test.each([
    [2_500, 900, 2_250],
    [600, 900, 540],
    [1_200, 1_200, 1_440],
    [1_234, 900, 1_111], // 1110.6, not a started kilogram
    [1, 900, 1], // 0.9
    [0, 900, 0],
  ])('%i g at %i cents a kilogram are %i cents', (grams, rate, expected) => {
    expect(amountForWeight(grams, rate)).toBe(expected)
  })
})
