import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, formatNumber } from '../show/format.ts'
import { isAmbiguous, parseCents, parseGrams } from './parse-amount.ts'

const LANGUAGES = ['es', 'en'] as const

describe('an amount typed in dollars', () => {
  test.each([
    ['12', 1_200],
    ['12,5', 1_250],
    ['12.50', 1_250],
    ['$ 1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['1 234,50', 123_450],
    ['US$12', 1_200],
    ['USD 12.00', 1_200],
    ['0', 0],
  ])('%s', (text, amount) => {
    expect(parseCents(text)).toEqual({ kind: 'amount', amount })
  })

  test.each(['doce', '12 34', '1 2', '5 .', '1,234', '1.234', '-5', '1.2.3', '1,23,456', '12,345,6', '99999999999999999'])(
    '%s is none',
    (text) => {
      expect(parseCents(text)).toEqual({ kind: 'wrong' })
    },
  )

  test('nothing is nothing, not zero', () => {
    expect(parseCents('  ')).toEqual({ kind: 'empty' })
  })

  test('every amount reads back as it is written, in both languages', () => {
    fc.assert(
      fc.property(fc.nat(99_999_999_999), fc.constantFrom(...LANGUAGES), (cents, language) => {
        expect(parseCents(formatMoney(cents, language))).toEqual({ kind: 'amount', amount: cents })
      }),
    )
  })

  test('whatever is typed is an amount of whole cents, or none', () => {
    const typed = fc.string({ unit: fc.constantFrom(...'0123456789.,$ -ek') })
    fc.assert(
      fc.property(typed, (text) => {
        const given = parseCents(text)
        if (given.kind !== 'amount') return
        expect(Number.isSafeInteger(given.amount) && given.amount >= 0).toBe(true)
        // Its digits, without what groups and divides them, are those that were typed.
        const bare = text.replaceAll(/[^\d.,]/g, '')
        const decimals = /[.,](\d{1,2})$/.exec(bare)?.[1]?.length ?? 0
        expect(Number(bare.replaceAll(/\D/g, '')) * 10 ** (2 - decimals)).toBe(given.amount)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('a weight', () => {
  test.each([
    ['2,5', 'kg', 2_500],
    ['0.125', 'kg', 125],
    ['1,234', 'kg', 1_234],
    ['1', 'lb', 454],
    ['5,51 lb', 'lb', 2_499],
    ['12 lbs', 'lb', 5_443],
  ] as const)('%s in %s', (text, unit, amount) => {
    expect(parseGrams(text, unit)).toEqual({ kind: 'amount', amount })
  })

  test('half a gram is none', () => {
    expect(parseGrams('0,1255', 'kg')).toEqual({ kind: 'wrong' })
  })

  test('every weight reads back as the field prints it, in both languages', () => {
    fc.assert(
      fc.property(fc.nat(9_999_999), fc.constantFrom(...LANGUAGES), (grams, language) => {
        const printed = formatNumber(grams / 1_000, language, { maximumFractionDigits: 3, useGrouping: false })
        expect(parseGrams(printed, 'kg')).toEqual({ kind: 'amount', amount: grams })
      }),
    )
  })
})

test.each([
  ['1,234', true],
  ['1.234', true],
  ['0.125', true],
  ['1.234 kg', true],
  ['1,23', false],
  ['1.234,5', false],
  ['1234', false],
])('%s may be read in two ways: %s', (text, expected) => {
  expect(isAmbiguous(text)).toBe(expected)
})
