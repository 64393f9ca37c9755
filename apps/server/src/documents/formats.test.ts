import { describe, expect, test } from 'vitest'
import { FORMATS } from './formats.ts'

describe('what paper says', () => {
  test.each([
    ['es', 3664, '$36,64'],
    ['es', 123450, '$1.234,50'],
    ['es', -113, '−$1,13'],
    ['en', 3664, '$36.64'],
    ['en', 123450, '$1,234.50'],
    ['en', -113, '−$1.13'],
  ] as const)('in %s, %i cents read %s', (language, cents, expected) => {
    expect(FORMATS[language].money(cents)).toBe(expected)
  })

  test.each([
    ['es', 2500, '2,50 kg'],
    ['en', 2500, '2.50 kg'],
    ['es', 1255, '1,255 kg'],
  ] as const)('in %s, %i grams read %s', (language, grams, expected) => {
    expect(FORMATS[language].kilograms(grams)).toBe(expected)
  })

  test.each([
    ['es', 999, '999'],
    ['es', 1_872, '1.872'],
    ['en', 1_872, '1,872'],
    ['en', 1_000_000, '1,000,000'],
  ] as const)('in %s, %i things read %s', (language, count, expected) => {
    expect(FORMATS[language].count(count)).toBe(expected)
  })

  test('percentages keep only the decimals they have', () => {
    expect(FORMATS.es.percent(1500)).toBe('15 %')
    expect(FORMATS.es.percent(650)).toBe('6,5 %')
  })

  test('a day is the one of Quito', () => {
    const lateEvening = new Date('2026-11-21T03:00:00Z')

    expect(FORMATS.es.day(lateEvening)).toBe('20 de noviembre de 2026')
    expect(FORMATS.en.day(lateEvening)).toBe('November 20, 2026')
  })

  test('a day in the warehouse of Miami is the one of Miami, which sets its clocks in summer', () => {
    const afterMidnightInMiami = new Date('2026-07-17T04:30:00Z')

    expect(FORMATS.es.day(afterMidnightInMiami)).toBe('16 de julio de 2026')
    expect(FORMATS.es.miamiDay(afterMidnightInMiami)).toBe('17 jul 2026')
    expect(FORMATS.en.miamiDay(afterMidnightInMiami)).toBe('Jul 17, 2026')
  })
})
