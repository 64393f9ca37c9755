import { expect, test } from 'vitest'
import { limitsPassed } from './limits-passed.ts'
import { initialParameterValues } from './parameter-catalogue.ts'
import { readRetailParameters } from './parameters.ts'

const parameters = readRetailParameters(initialParameterValues())
const withC = { ...parameters, isCategoryCEnabled: true }

test('a package at its limits fits', () => {
  // 375.58 with 6.5 % of tax is 399.99.
  expect(limitsPassed({ category: 'B', weightInGrams: 4_000, valueInCents: 37_558 }, parameters)).toBeNull()
})

test('says by how much a package is too heavy, and into how many it must be divided', () => {
  expect(limitsPassed({ category: 'B', weightInGrams: 8_001, valueInCents: 100 }, parameters)).toEqual({
    weight: { inGrams: 8_001, mostInGrams: 4_000 },
    value: null,
    packages: 3,
    fitsC: false,
  })
})

test('counts the tax to the value', () => {
  const passed = limitsPassed({ category: 'B', weightInGrams: 1_000, valueInCents: 39_000 }, parameters)
  expect(passed).toMatchObject({ weight: null, value: { inCents: 41_535, mostInCents: 40_000 }, packages: 2 })
})

test('offers category C where the house takes it and it fits', () => {
  const heavy = { category: 'B', weightInGrams: 5_000, valueInCents: 100 } as const
  expect(limitsPassed(heavy, withC)?.fitsC).toBe(true)
  expect(limitsPassed({ ...heavy, weightInGrams: 100_001 }, withC)?.fitsC).toBe(false)
  expect(limitsPassed({ ...heavy, category: 'C', weightInGrams: 100_001 }, withC)?.fitsC).toBe(false)
})
