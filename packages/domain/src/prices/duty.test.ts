import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shareDuty } from '../index.ts'

const weights = fc.array(fc.nat(100_000), { minLength: 1, maxLength: 30 })

describe('one declaration’s duty', () => {
  test.each([
    [2_000, [1_200, 800, 1_000], [800, 533, 667]],
    [2_000, [4_000], [2_000]],
    [2_000, [1, 1, 1], [667, 667, 666]], // equal remainders: the earlier package first
    [2_000, [0, 1_000], [0, 2_000]],
    [2_000, [0, 0, 0], [667, 667, 666]], // nothing weighed: evenly
    [0, [5, 7], [0, 0]],
    [1, [300, 400], [0, 1]],
    [2_000, [], []],
  ])('%i cents over %j g are %j', (total, grams, shares) => {
    expect(shareDuty(total, grams)).toEqual(shares)
  })

  test('adds up to the cent, whatever the weights', () => {
    fc.assert(
      fc.property(
        fc.nat(10_000),
        weights,
        (total, grams) => shareDuty(total, grams).reduce((left, right) => left + right, 0) === total,
      ),
    )
  })

  test('is within a cent of the exact share', () => {
    fc.assert(
      fc.property(fc.nat(10_000), weights, (total, grams) => {
        const sum = grams.reduce((left, right) => left + right, 0)
        fc.pre(sum > 0)
        return shareDuty(total, grams).every((share, index) => Math.abs(share - (total * (grams[index] ?? 0)) / sum) < 1)
      }),
    )
  })

  test('charges no lighter package more than a heavier one', () => {
    fc.assert(
      fc.property(fc.nat(10_000), weights, (total, grams) => {
        const heaviestFirst = grams.toSorted((a, b) => b - a)
        const shares = shareDuty(total, heaviestFirst)
        return shares.every((share, index) => index === 0 || share <= (shares[index - 1] ?? 0))
      }),
    )
  })

  test.each([[[-1, 2]], [[0.5]], [[Number.NaN]]])('refuses %j: weights are whole grams', (grams) => {
    expect(() => shareDuty(2_000, grams)).toThrow(RangeError)
  })
})
