import { expect, test } from 'vitest'
import { quotaRowsOf, valueWithTax } from '../index.ts'

test('a year of 500.00 and guides of 150.00 and 220.00: 500.00 to 659.75, 659.75 to 894.05', () => {
  const values = [15_000, 22_000].map((value) => valueWithTax(value, { amazonTaxInBasisPoints: 650 }))
  expect(quotaRowsOf(50_000, values)).toEqual([
    { beforeInCents: 50_000, withThisInCents: 65_975 },
    { beforeInCents: 65_975, withThisInCents: 89_405 },
  ])
})

test('a consignee without a guide has no row', () => {
  expect(quotaRowsOf(50_000, [])).toEqual([])
})
