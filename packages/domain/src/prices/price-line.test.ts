import { describe, expect, test } from 'vitest'
import { PRICE_LINE_NAMES, type PriceLine, purchaseOf, serviceOf, taxableOf, totalOf, totalOfNamed } from '../index.ts'

const LINES: PriceLine[] = [
  { name: 'freight', amountInCents: 1, taxable: true },
  { name: 'discount', amountInCents: -2, taxable: true },
  { name: 'valuePercentage', amountInCents: 4, taxable: true },
  { name: 'extraCharge', amountInCents: 8, taxable: true, label: 'Repacking' },
  { name: 'extraCharge', amountInCents: 16, taxable: true, label: 'Insurance' },
  { name: 'goods', amountInCents: 32, taxable: false },
  { name: 'amazonTax', amountInCents: 64, taxable: false },
  { name: 'storeShipping', amountInCents: 128, taxable: false },
  { name: 'purchaseFee', amountInCents: 256, taxable: true },
  { name: 'iva', amountInCents: 512, taxable: false },
  { name: 'duty', amountInCents: 1024, taxable: false },
  { name: 'adValorem', amountInCents: 0, taxable: false },
  { name: 'fodinfa', amountInCents: 0, taxable: false },
  { name: 'customsIva', amountInCents: 0, taxable: false },
]

describe('the lines of a price', () => {
  test('have these names and no others', () => {
    expect([...new Set(LINES.map(({ name }) => name))]).toEqual(PRICE_LINE_NAMES)
  })

  test('add up, all or by name', () => {
    expect(totalOf(LINES)).toBe(2043)
    expect(totalOf([])).toBe(0)
    expect(totalOfNamed(LINES, 'extraCharge')).toBe(24)
    expect(totalOfNamed(LINES, 'freight', 'duty')).toBe(1025)
  })

  test('make the service, the purchase and what IVA is charged on', () => {
    expect(serviceOf(LINES)).toBe(1 - 2 + 4 + 8 + 16)
    expect(purchaseOf(LINES)).toBe(32 + 64 + 128 + 256)
    expect(taxableOf(LINES)).toBe(1 - 2 + 4 + 8 + 16 + 256)
  })
})
