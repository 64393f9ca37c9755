import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { combinationsOf, MOST_BILLS_TOGETHER, type OpenBill } from '../index.ts'

const bills = (...dues: number[]): OpenBill[] =>
  dues.map((dueInCents, index) => ({ id: `${index}`, code: `VTA-${index}`, dueInCents }))
const codesOf = ({ found }: ReturnType<typeof combinationsOf>) => found.map((some) => some.map(({ code }) => code))

describe('the bills that an amount pays', () => {
  test.each<[string, number[], number, string[][]]>([
    ['one of three', [4_070, 3_254, 5_692], 3_254, [['VTA-1']]],
    ['two of three, the larger first', [4_070, 3_254, 5_692], 7_324, [['VTA-0', 'VTA-1']]],
    ['all of them', [100, 200, 400], 700, [['VTA-2', 'VTA-1', 'VTA-0']]],
    ['none', [4_070, 3_254], 4_071, []],
    ['nothing for nothing', [100], 0, []],
    ['none for less than nothing', [100], -100, []],
    ['no bill without a due', [0, -5, 100], 100, [['VTA-2']]],
    ['one of two alike, and the other', [100, 100], 100, [['VTA-0'], ['VTA-1']]],
    ['one, or two together', [300, 100, 200], 300, [['VTA-0'], ['VTA-2', 'VTA-1']]],
    ['six', [1, 2, 4, 8, 16, 32], 63, [['VTA-5', 'VTA-4', 'VTA-3', 'VTA-2', 'VTA-1', 'VTA-0']]],
    ['not seven', [1, 2, 4, 8, 16, 32, 64], 127, []],
  ])('are %s', (_what, dues, amount, expected) => {
    expect(codesOf(combinationsOf(bills(...dues), amount))).toEqual(expected)
  })

  test('are two of many at most, which is enough to know that there is not one', () => {
    expect(combinationsOf(bills(...Array.from({ length: 8 }, () => 100)), 300).found).toHaveLength(2)
  })

  test('are said to be unknown where there are too many to try', () => {
    const many = bills(...Array.from({ length: 120 }, (_, index) => 10_000 + index * 2))
    const start = performance.now()
    expect(combinationsOf(many, 60_001)).toEqual({ found: [], isComplete: false })
    expect(performance.now() - start).toBeLessThan(1_000)
  })
})

describe('whatever is due', () => {
  const dues = fc.array(fc.integer({ min: 1, max: 60 }), { maxLength: 9 })

  /** Every subset, one by one. */
  const counted = (all: readonly OpenBill[], amount: number): number =>
    Array.from({ length: 2 ** all.length }, (_, chosen) => all.filter((_bill, index) => (chosen >> index) & 1)).filter(
      (some) =>
        some.length > 0 &&
        some.length <= MOST_BILLS_TOGETHER &&
        some.reduce((sum, { dueInCents }) => sum + dueInCents, 0) === amount,
    ).length

  test('as many are found as there are, up to two, each of the amount', () => {
    fc.assert(
      fc.property(dues, fc.integer({ min: 1, max: 200 }), (some, amount) => {
        const all = bills(...some)
        const { found, isComplete } = combinationsOf(all, amount)
        expect(isComplete).toBe(true)
        expect(found).toHaveLength(Math.min(2, counted(all, amount)))
        for (const one of found) {
          expect(one.reduce((sum, { dueInCents }) => sum + dueInCents, 0)).toBe(amount)
          expect(new Set(one.map(({ id }) => id)).size).toBe(one.length)
        }
      }),
    )
  })

  test('the order of the bills changes nothing', () => {
    fc.assert(
      fc.property(dues, fc.integer({ min: 1, max: 200 }), (some, amount) => {
        const all = bills(...some)
        expect(combinationsOf(all.toReversed(), amount).found.length).toBe(combinationsOf(all, amount).found.length)
      }),
    )
  })
})
