import { initialParameterValues, readRetailParameters } from '@app/domain'
import { expect, test } from 'vitest'
import { boxesOf, passesLimit, piecesOf } from './typed-package.ts'

const parameters = readRetailParameters(initialParameterValues())
const COFFEE = { description: 'Cafetera', quantity: 1, unitPriceInCents: 12_000 }
const KEYBOARDS = { description: 'Teclado', quantity: 2, unitPriceInCents: 4_000 }
const UNTYPED = { description: '', quantity: 1, unitPriceInCents: null }
const NO_PRICE = { lines: [], totalInCents: 0 }

test('a package passes its limit by its weight, or by what it is worth with tax before anybody typed a weight', () => {
  const typed = { category: 'B' as const, weightInGrams: 4_000, items: [COFFEE, KEYBOARDS] }
  expect(passesLimit(typed, parameters)).toBe(false)
  expect(passesLimit({ ...typed, weightInGrams: 4_001 }, parameters)).toBe(true)
  const phone = { description: 'Teléfono', quantity: 1, unitPriceInCents: 37_560 }
  expect(passesLimit({ ...typed, weightInGrams: null, items: [phone] }, parameters)).toBe(true)
  expect(passesLimit({ ...typed, category: 'C', weightInGrams: 4_001 }, parameters)).toBe(false)
})

test('the boxes hold the items that were typed, each so many times; what has no price yet is in none', () => {
  const parts = [
    { quantities: [1, 0], weightInGrams: 3_120, valueInCents: 12_000, price: NO_PRICE },
    { quantities: [0, 2], weightInGrams: 2_080, valueInCents: 8_000, price: NO_PRICE },
  ]
  expect(boxesOf([COFFEE, UNTYPED, KEYBOARDS], parts)).toEqual([
    { weightInGrams: 3_120, items: [COFFEE] },
    { weightInGrams: 2_080, items: [KEYBOARDS] },
  ])
})

test('a value alone is shared among its pieces to the cent', () => {
  expect(piecesOf('Libros', 50_001, 2)).toEqual([
    { description: 'Libros', quantity: 1, unitPriceInCents: 25_000 },
    { description: 'Libros', quantity: 1, unitPriceInCents: 25_001 },
  ])
  expect(piecesOf('Libros', 50_000, 1)).toEqual([{ description: 'Libros', quantity: 1, unitPriceInCents: 50_000 }])
})
