import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { centsOf, dayIn, dayOrderOf, decimalSignOf } from './statement-values.ts'

describe('an amount', () => {
  test.each<[string | number | null, '.' | ',', number | null]>([
    ['1.040,70', ',', 104_070],
    ['1,040.70', '.', 104_070],
    ['1234567.8', '.', 123_456_780],
    ['40', ',', 4_000],
    ['$ 40,7', ',', 4_070],
    ['US$40.70', '.', 4_070],
    ['USD 40.70', '.', 4_070],
    ['-3,00', ',', -300],
    ['+3,00', ',', 300],
    ['3.00-', '.', -300],
    ['(3.00)', '.', -300],
    [40.7, '.', 4_070],
    [-0.36, '.', -36],
    [0.1 + 0.2, '.', 30],
    ['1.234', ',', 123_400],
    ['1,23', '.', null],
    ['12.34.56', '.', null],
    ['diez', '.', null],
    ['', '.', null],
    [null, '.', null],
    [Number.NaN, '.', null],
    ['1 e3', '.', null],
  ])('%j with %s is %s cents', (cell, decimal, cents) => {
    expect(centsOf(cell, decimal)).toBe(cents)
  })

  test.each<[(string | number)[], '.' | ',']>([
    [['1.040,70', '3,00', '12'], ','],
    [['1,040.70', '3.00'], '.'],
    [['12', '13'], '.'],
    [[1.5, '2,50'], ','],
    [[], '.'],
  ])('of %j has the decimal sign %s', (cells, sign) => {
    expect(decimalSignOf(cells)).toBe(sign)
  })

  test('is read as it was written, with either sign and either way', () => {
    fc.assert(
      fc.property(fc.integer({ min: -99_999_999, max: 99_999_999 }), fc.boolean(), (cents, hasComma) => {
        const text = (cents / 100).toLocaleString(hasComma ? 'de-DE' : 'en-US', { minimumFractionDigits: 2 })
        expect(centsOf(text, hasComma ? ',' : '.')).toBe(Object.is(cents, -0) ? 0 : cents)
      }),
    )
  })
})

describe('a day', () => {
  test.each<[string, 'dayFirst' | 'monthFirst', string | null]>([
    ['03/11/2026', 'dayFirst', '2026-11-03'],
    ['03/11/2026', 'monthFirst', '2026-03-11'],
    ['3-11-26', 'dayFirst', '2026-11-03'],
    ['03.11.2026 10:22', 'dayFirst', '2026-11-03'],
    ['2026-11-03', 'dayFirst', '2026-11-03'],
    ['2026/11/03 00:00:00', 'monthFirst', '2026-11-03'],
    ['20261103', 'dayFirst', '2026-11-03'],
    ['03-nov-2026', 'dayFirst', '2026-11-03'],
    ['3 Agosto 2026', 'dayFirst', '2026-08-03'],
    ['03/Apr/26', 'dayFirst', '2026-04-03'],
    ['31/02/2026', 'dayFirst', null],
    ['13/13/2026', 'dayFirst', null],
    ['03-xyz-2026', 'dayFirst', null],
    ['Saldo final', 'dayFirst', null],
    ['', 'dayFirst', null],
  ])('%s, %s, is %s', (text, order, day) => {
    expect(dayIn(text, order)).toBe(day)
  })

  test.each<[string[], 'dayFirst' | 'monthFirst']>([
    [['03/11/2026', '04/11/2026'], 'dayFirst'],
    [['03/11/2026', '30/11/2026'], 'dayFirst'],
    [['11/03/2026', '11/30/2026'], 'monthFirst'],
    [['30/11/2026', '11/30/2026'], 'dayFirst'],
    [['2026-11-30'], 'dayFirst'],
  ])('of %j is written %s', (cells, order) => {
    expect(dayOrderOf(cells)).toBe(order)
  })
})
