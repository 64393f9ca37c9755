import { describe, expect, test } from 'vitest'
import { capitalised, formatBytes, formatDay, formatInstant, formatMoney, formatPercent, formatWeight } from './format.ts'

const now = new Date('2026-11-21T15:00:00Z')

describe('money', () => {
  test('reads as Ecuador writes it', () => {
    expect(formatMoney(123_450, 'es')).toBe('$1.234,50')
  })

  test('reads as the United States write it', () => {
    expect(formatMoney(123_450, 'en')).toBe('$1,234.50')
  })

  test('carries its minus before the currency', () => {
    expect(formatMoney(-113, 'es')).toBe('\u2212$1,13')
  })
})

describe('weight', () => {
  test('has two decimals, three where a gram counts', () => {
    expect(formatWeight(2_500, 'es')).toBe('2,50\u00a0kg')
    expect(formatWeight(1_255, 'en')).toBe('1.255\u00a0kg')
  })

  test('reads in pounds', () => {
    expect(formatWeight(454, 'en', 'lb')).toBe('1.00\u00a0lb')
  })
})

test('a rate reads in percent', () => {
  expect(formatPercent(650, 'es')).toBe('6,5\u00a0%')
})

describe('days', () => {
  test('name their weekday while near', () => {
    expect(formatDay('2026-11-20', 'es', now)).toBe('vie 20 nov')
    expect(formatDay('2026-11-27', 'en', now)).toBe('Fri, Nov 27')
  })

  test('name their year when it is another one', () => {
    expect(formatDay('2025-03-02', 'es', now)).toBe('2 mar 2025')
  })
})

test('an instant is told in the zone of the warehouse', () => {
  expect(formatInstant('2026-07-01T15:05:00Z', 'es', 'MIA')).toBe('mié 1 jul, 11:05')
  expect(formatInstant('2026-07-01T15:05:00Z', 'es', 'UIO')).toBe('mié 1 jul, 10:05')
})

test('each part of a name is capitalised', () => {
  expect(capitalised('  MARÍA josé  de la cruz')).toBe('María José De La Cruz')
})

test('the size of a file reads in the unit that fits', () => {
  expect(formatBytes(10_485_760, 'es')).toBe('10\u00a0MB')
  expect(formatBytes(1_500, 'en')).toBe('2\u00a0kB')
})
