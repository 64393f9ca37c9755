import { describe, expect, test } from 'vitest'
import { parseCents, parseGrams } from './parse-amount.ts'

describe('an amount typed in dollars', () => {
  test.each([
    ['12', 1_200],
    ['12,5', 1_250],
    ['12.50', 1_250],
    ['$ 1.234,50', 123_450],
    ['1,234.50', 123_450],
    ['0', 0],
  ])('%s', (text, amount) => {
    expect(parseCents(text)).toEqual({ kind: 'amount', amount })
  })

  test.each(['doce', '1,234', '-5', '1.2.3'])('%s is none', (text) => {
    expect(parseCents(text)).toEqual({ kind: 'wrong' })
  })

  test('nothing is nothing, not zero', () => {
    expect(parseCents('  ')).toEqual({ kind: 'empty' })
  })
})

describe('a weight', () => {
  test.each([
    ['2,5', 'kg', 2_500],
    ['0.125', 'kg', 125],
    ['1', 'lb', 454],
    ['5,51 lb', 'lb', 2_499],
  ] as const)('%s in %s', (text, unit, amount) => {
    expect(parseGrams(text, unit)).toEqual({ kind: 'amount', amount })
  })

  test('half a gram is none', () => {
    expect(parseGrams('0,1255', 'kg')).toEqual({ kind: 'wrong' })
  })
})
