import { initialParameterValues, readRetailParameters } from '@app/domain'
import { expect, test } from 'vitest'
import { estimateOf } from './new-order-estimate.ts'
import { emptyPackage, type PackageValues } from './new-order-values.ts'

const parameters = readRetailParameters(initialParameterValues())

const packageOf = (storeWeightInGrams: number | null, unitPriceInCents: number | null): PackageValues => ({
  ...emptyPackage(),
  storeWeightInGrams,
  items: [{ description: 'Zapatos', quantity: 1, unitPriceInCents }],
})

const estimate = (packages: PackageValues[], hasDiscount = false) =>
  estimateOf({ category: 'B', packages }, parameters, { hasDiscount, today: '2026-11-16' })

test('2.50 kg and 120 USD cost 24.90 of service, 0.36 of IVA and 20.00 of duty', () => {
  const { packages, totalInCents, estimatedArrivalDate } = estimate([packageOf(2_500, 12_000)])
  expect(packages[0]?.quote).toMatchObject({ serviceInCents: 2_490, taxInCents: 36, dutyInCents: 2_000 })
  expect(totalInCents).toBe(4_526)
  expect(estimatedArrivalDate).toBe('2026-11-20')
})

test('a client with a discount pays 1.13 less of freight', () => {
  expect(estimate([packageOf(2_500, 12_000)], true).packages[0]?.quote?.serviceInCents).toBe(2_377)
})

test('several packages add up, and one without weight waits for it', () => {
  const { packages, totalInCents } = estimate([packageOf(2_500, 12_000), packageOf(600, 3_000), packageOf(null, 3_000)])
  expect(totalInCents).toBe(4_526 + 3_069)
  expect(packages[2]).toEqual({ position: 3, weightInGrams: null, valueInCents: 3_000, valueWithTaxInCents: 3_195, quote: null })
})

test('nothing is estimated while nothing is known', () => {
  expect(estimate([packageOf(null, null)]).totalInCents).toBeNull()
})
