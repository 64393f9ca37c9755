import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDecimal } from '../index.ts'
import { shiftDecimals } from './decimal.ts'

describe('a number as people type it', () => {
  test.each([
    ['2', 2],
    ['2.5', 2.5],
    ['2,5', 2.5],
    [' 0,75 ', 0.75],
    ['1,234', 1.234], // a single separator is the decimal one
    ['1.234', 1.234],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['12.345.678,9', 12_345_678.9],
    ['-3,2', -3.2],
  ])('%j is %d', (text, expected) => {
    expect(parseDecimal(text)).toBe(expected)
  })

  test.each([
    '',
    ' ',
    'abc',
    '1,2,3',
    '1.2.3',
    '1.23,45.6',
    '1 000',
    '12.34,5',
    '.5',
    '5.',
    '1e3',
    '0x10',
    'Infinity',
    '١٢',
    '$5',
  ])('%j is none', (text) => {
    expect(parseDecimal(text)).toBeNull()
  })

  test('means the same with a comma as with a point', () => {
    fc.assert(
      fc.property(
        fc.nat(100_000),
        fc.nat(999),
        (whole, decimals) => parseDecimal(`${whole},${decimals}`) === parseDecimal(`${whole}.${decimals}`),
      ),
    )
  })
})

describe('shifting decimals', () => {
  test.each([
    [1.005, 2, 100.5],
    [4.0005, 3, 4000.5],
    [1e-7, 2, 1e-5],
    [1e21, -2, 1e19],
    [-6.5, 2, -650],
    [0, 5, 0],
  ])('%d by %i is %d', (value, places, expected) => {
    expect(shiftDecimals(value, places)).toBe(expected)
  })
})
