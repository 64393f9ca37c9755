import { describe, expect, test } from 'vitest'
import { PRICE_LINE_NAMES, type PriceLine, purchaseOf, serviceOf, taxableOf, totalOf, totalOfNamed } from '../index.ts'

const LINES: PriceLine[] = [
  { name: 'freight', amountInCents: 1, treatment: 'zero' },
  { name: 'discount', amountInCents: -2, treatment: 'zero' },
  { name: 'valuePercentage', amountInCents: 4, treatment: 'general' },
  { name: 'extraCharge', amountInCents: 8, treatment: 'general', label: 'Repacking' },
  { name: 'extraCharge', amountInCents: 16, treatment: 'exempt', label: 'Insurance' },
  { name: 'goods', amountInCents: 32, treatment: 'thirdParty' },
  { name: 'amazonTax', amountInCents: 64, treatment: 'thirdParty' },
  { name: 'storeShipping', amountInCents: 128, treatment: 'thirdParty' },
  { name: 'purchaseFee', amountInCents: 256, treatment: 'general' },
  { name: 'iva', amountInCents: 512, treatment: null },
  { name: 'duty', amountInCents: 1024, treatment: 'thirdParty' },
  { name: 'adValorem', amountInCents: 0, treatment: 'thirdParty' },
  { name: 'fodinfa', amountInCents: 0, treatment: 'thirdParty' },
  { name: 'customsIva', amountInCents: 0, treatment: 'thirdParty' },
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

  test('make the service, the purchase and what the general rate of IVA is charged on', () => {
    expect(serviceOf(LINES)).toBe(1 - 2 + 4 + 8 + 16)
    expect(purchaseOf(LINES)).toBe(32 + 64 + 128 + 256)
    expect(taxableOf(LINES)).toBe(4 + 8 + 256)
  })
})
