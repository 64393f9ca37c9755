import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsFromDollars, dollarsFromCents, roundedQuotient, sum } from '../index.ts'

describe('rounding to the cent', () => {
  test.each([
    [224, 100, 2],
    [225, 100, 2],
    [249, 100, 2],
    [250, 100, 3], // the half goes up
    [251, 100, 3],
    [0, 7, 0],
    [1, 3, 0],
    [2, 3, 1],
    [-250, 100, -3], // a counter-entry mirrors its entry
    [-249, 100, -2],
    [9_007_199_254_740_991, 2, 4_503_599_627_370_496],
  ])('%i / %i is %i', (numerator, denominator, expected) => {
    expect(roundedQuotient(numerator, denominator)).toBe(expected)
  })

  test('is exact for every whole number: never further than a half, and up on the half', () => {
    fc.assert(
      fc.property(fc.nat(1_000_000_000_000), fc.integer({ min: 1, max: 1_000_000 }), (numerator, denominator) => {
        const twiceTheError = 2n * (BigInt(roundedQuotient(numerator, denominator)) * BigInt(denominator) - BigInt(numerator))
        return twiceTheError > -BigInt(denominator) && twiceTheError <= BigInt(denominator)
      }),
    )
  })

  test('cancels with its counter-entry', () => {
    fc.assert(
      fc.property(
        fc.nat(1_000_000_000),
        fc.integer({ min: 1, max: 100_000 }),
        (numerator, denominator) => roundedQuotient(numerator, denominator) + roundedQuotient(-numerator, denominator) === 0,
      ),
    )
  })

  test.each([
    [0.5, 1],
    [1, 0],
    [1, -2],
    [Number.NaN, 1],
    [2 ** 53, 1],
  ])('refuses to divide %d by %d, which would not be exact', (numerator, denominator) => {
    expect(() => roundedQuotient(numerator, denominator)).toThrow(RangeError)
  })
})

describe('dollars and cents', () => {
  test.each([
    [93.75, 9375],
    [46.94, 4694],
    [1.005, 101], // 1.005 × 100 is 100.49999999999999 in binary
    [0, 0],
    [1600, 160_000],
    [0.0000001, 0],
  ])('%d USD are %i cents', (dollars, cents) => {
    expect(centsFromDollars(dollars)).toBe(cents)
  })

  test('go back and forth without loss', () => {
    fc.assert(fc.property(fc.nat(1_000_000_000), (cents) => centsFromDollars(dollarsFromCents(cents)) === cents))
  })

  test('add up', () => {
    expect(sum([])).toBe(0)
    expect(sum([2490, 374, 800])).toBe(3664)
  })
})
