import fc from 'fast-check'
import { expect, test } from 'vitest'
import { centsOfFiscalAmount, fiscalAmount, fiscalDay, fiscalKilograms, fiscalText } from '../index.ts'

test.each([
  ['  Ana   María \n\t Pérez ', 'Ana María Pérez'],
  ['Marti\u0301n', 'Martín'],
  ['“Uno” — ‘dos’ – «tres» ‐ −', `"Uno" - 'dos' - "tres" - -`],
  ['caja 📦 azul', 'caja azul'],
  ['a\u0000b\u0007c\u200bd\ufeffe\u202ef', 'abcd ef'],
  ['A\u00a0B\u2003C\u2028D', 'A B C D'],
  ['\ud800 solo \udfff', 'solo'],
  ['\ufffe\uffff', ''],
  ['Ñandú & <Cía>', 'Ñandú & <Cía>'],
])('%j is written %j', (text, written) => {
  expect(fiscalText(text)).toBe(written)
})

test('a text is cut at its length, and no space is left at its end', () => {
  expect(fiscalText('x'.repeat(301))).toBe('x'.repeat(300))
  expect(fiscalText('abc def', 4)).toBe('abc')
})

const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10ffff }), { maxLength: 40 })
  .map((points) => String.fromCodePoint(...points))

test('what was cleaned is clean, whatever it was', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const clean = fiscalText(text)
      expect(fiscalText(clean)).toBe(clean)
      expect(clean).not.toMatch(/[\p{Cc}\p{Cs}]|\s\s|^\s|\s$/u)
      expect(clean.length).toBeLessThanOrEqual(300)
    }),
  )
})

test.each([
  [0, '0.00'],
  [5, '0.05'],
  [4_834, '48.34'],
  [100_000_000, '1000000.00'],
])('%i cents are %s', (cents, text) => {
  expect(fiscalAmount(cents)).toBe(text)
  expect(centsOfFiscalAmount(text)).toBe(cents)
})

test('amounts below zero and halves of a cent have no place in a document', () => {
  expect(() => fiscalAmount(-1)).toThrow(RangeError)
  expect(() => fiscalAmount(0.5)).toThrow(RangeError)
  expect(['1', '1,00', '1.000', '-1.00', ''].map(centsOfFiscalAmount)).toEqual(Array(5).fill(Number.NaN))
})

test('weights have two decimals, days are written from the day on', () => {
  expect([3_900, 4, 5, 1_255].map(fiscalKilograms)).toEqual(['3.90', '0.00', '0.01', '1.26'])
  expect(fiscalDay('2026-11-23')).toBe('23/11/2026')
  expect(() => fiscalDay('2026-13-01')).toThrow(RangeError)
})
