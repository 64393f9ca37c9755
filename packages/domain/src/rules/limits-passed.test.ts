import { expect, test } from 'vitest'
import { limitsPassed } from './limits-passed.ts'
import { initialParameterValues } from './parameter-catalogue.ts'
import { readRetailParameters } from './parameters.ts'

const parameters = readRetailParameters(initialParameterValues())

test('a package at its limits fits', () => {
  // 375.58 with 6.5 % of tax is 399.99.
  expect(limitsPassed({ category: 'B', weightInGrams: 4_000, valueInCents: 37_558 }, parameters)).toBeNull()
})

test('says by how much a package is too heavy', () => {
  expect(limitsPassed({ category: 'B', weightInGrams: 8_001, valueInCents: 100 }, parameters)).toEqual({
    weight: { inGrams: 8_001, mostInGrams: 4_000 },
    value: null,
  })
})

test('counts the tax to the value', () => {
  const passed = limitsPassed({ category: 'B', weightInGrams: 1_000, valueInCents: 39_000 }, parameters)
  expect(passed).toMatchObject({ weight: null, value: { inCents: 41_535, mostInCents: 40_000 } })
})
