import { expect, test } from 'vitest'
import { runningTotals } from './running-totals.ts'

test('each line of the manifest carries what it and the lines before it add up to', () => {
  const bundles = [
    { weightInGrams: 3_750, valueWithTaxInCents: 18_638 },
    { weightInGrams: 1_200, valueWithTaxInCents: 19_170 },
  ]
  expect(runningTotals(bundles)).toEqual([
    { weightInGrams: 3_750, valueWithTaxInCents: 18_638 },
    { weightInGrams: 4_950, valueWithTaxInCents: 37_808 },
  ])
})

test('an empty manifest has no lines', () => {
  expect(runningTotals([])).toEqual([])
})
