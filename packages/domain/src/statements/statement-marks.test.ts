import { describe, expect, test } from 'vitest'
import { isTelling, markOf, runsOf, spokenIn } from './statement-marks.ts'

describe('the words of a bank', () => {
  test.each([
    ['TRANSF. Iñés Ñacato', ['TRANSF', 'INES', 'NACATO']],
    ['REF:VTA-000123/UIO1008', ['REF', 'VTA', '000123', 'UIO1008']],
    ['  ·  ', []],
    ['', []],
  ])('%j are runs of letters and digits', (text, runs) => {
    expect(runsOf(text)).toEqual(runs)
  })

  test.each([
    ['VTA-000123', 'VTA123'],
    ['vta 123', 'VTA123'],
    ['VTA000123', 'VTA123'],
    ['UIO-1008', 'UIO1008'],
    ['1712345678', '1712345678'],
    ['0912345678', '0912345678'],
    ['AB-012345', 'AB12345'],
    ['PICH 2026/0098', 'PICH20260098'],
  ])('%s is compared as %s', (code, mark) => {
    expect(markOf(code)).toBe(mark)
  })

  test.each([
    ['PAGO VTA-000123', 'VTA123', true],
    ['PAGO VTA 123 LUZ', 'VTA123', true],
    ['PAGO VTA - 0000123', 'VTA123', true],
    ['PAGOVTA123', 'VTA123', false],
    ['VTA-1234', 'VTA123', false],
    ['XVTA 123', 'VTA123', false],
    ['UIO-1008', 'UIO1008', true],
    ['UIO-10081', 'UIO1008', false],
    ['CI 1712345678', '1712345678', true],
    ['CI1712345678', '1712345678', false],
    ['17123 45678', '1712345678', false],
    ['1712345678001', '1712345678', false],
    ['TRX 2026 11 0098', 'TRX2026110098', true],
    ['2026 11 0098', '2026110098', false],
  ])('%j says %s: %s', (text, mark, isSaid) => {
    expect(spokenIn(text).has(mark)).toBe(isSaid)
  })

  test.each([
    ['1712345678', true],
    ['AB12345', true],
    ['JEP7700981', true],
    ['1234', false],
    ['ABCDE', false],
    ['AB12', false],
    ['', false],
  ])('%s names somebody by itself: %s', (mark, tells) => {
    expect(isTelling(mark)).toBe(tells)
  })
})
