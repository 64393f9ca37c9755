import { initialParameterValues, readRetailParameters } from '@app/domain'
import { expect, test } from 'vitest'
import { intakeGaps } from './intake-gaps.ts'

const parameters = readRetailParameters(initialParameterValues())
const complete = {
  category: 'B',
  productValueInCents: 12_000,
  weightInGrams: 2_500,
  hasItems: true,
  consigneeIdentification: '1710034065',
  consigneeIdentificationType: 'cedula',
} as const

const gapsOf = (changes: object, language: 'es' | 'en' = 'es') => intakeGaps({ ...complete, ...changes }, parameters, language)

test('a package that lacks nothing goes on', () => {
  expect(gapsOf({})).toEqual([])
  expect(gapsOf({ weightInGrams: 4_000, productValueInCents: 37_559 })).toEqual([])
})

test.each([
  [{ productValueInCents: 0 }, 'value', 'Falta el valor de lo que contiene el paquete.'],
  [{ hasItems: false }, 'items', 'Falta el detalle de lo que contiene el paquete.'],
  [
    { consigneeIdentification: null, consigneeIdentificationType: null },
    'authorizedName',
    'Falta elegir a nombre de quién se declara el paquete.',
  ],
  [{ consigneeIdentificationType: 'passport' }, 'identification', 'Quien recibe un paquete de categoría B necesita cédula.'],
  [{ weightInGrams: 4_001 }, 'categoryLimit', 'El paquete pesa 4,001 kg y su categoría permite hasta 4 kg.'],
  [
    { productValueInCents: 112_700 },
    'categoryLimit',
    'Con impuestos el paquete vale $1.200,26 y su categoría permite hasta $400,00.',
  ],
])('%o lacks %s', (changes, missing, sentence) => {
  expect(gapsOf(changes)).toEqual([{ missing, sentence }])
})

test('everything that is missing is said, in the language of the client', () => {
  const gaps = gapsOf({ hasItems: false, weightInGrams: 4_500, productValueInCents: 112_700 }, 'en')
  expect(gaps.map(({ sentence }) => sentence)).toEqual([
    'The list of what the package contains is missing.',
    'The package weighs 4.50 kg and its category allows up to 4 kg.',
    'With tax the package is worth $1,200.26 and its category allows up to $400.00.',
  ])
})

test('a passport is enough for category C', () => {
  expect(gapsOf({ category: 'C', consigneeIdentificationType: 'passport' })).toEqual([])
})
