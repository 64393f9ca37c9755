import { initialParameterValues, readRetailParameters } from '@app/domain'
import { expect, test } from 'vitest'
import { intakeProblems } from './intake-problems.ts'

const parameters = readRetailParameters(initialParameterValues())
const consignee = {
  authorizedNameId: null,
  name: 'Lucía Andrade',
  identificationType: 'cedula',
  identification: '1710034065',
} as const
const b = (productValueInCents: number) => ({ category: 'B', productValueInCents, consignee }) as const

test('four kilos and 375.59 USD are fine in B', () => {
  expect(intakeProblems(b(37_559), 4_000, parameters)).toEqual([])
})

test('says by how much a package passes the weight of B', () => {
  expect(intakeProblems(b(12_000), 4_200, parameters)).toEqual([
    { code: 'tooHeavy', weightInGrams: 4_200, maxWeightInGrams: 4_000 },
  ])
})

test('says that the value with tax passes 400 USD', () => {
  expect(intakeProblems(b(37_560), 1_000, parameters)).toEqual([
    { code: 'tooValuable', valueWithTaxInCents: 40_001, maxValueInCents: 40_000 },
  ])
})

test('a package without value lacks it', () => {
  expect(intakeProblems(b(0), 1_000, parameters)).toEqual([{ code: 'valueMissing' }])
})

test('a package that is declared in nobody’s name, or in B without a cédula, cannot go on', () => {
  expect(intakeProblems({ ...b(12_000), consignee: null }, 1_000, parameters)).toEqual([{ code: 'consigneeMissing' }])
  const traveller = { ...consignee, identificationType: 'passport' } as const
  expect(intakeProblems({ ...b(12_000), consignee: traveller }, 1_000, parameters)).toEqual([{ code: 'cedulaMissing' }])
})
