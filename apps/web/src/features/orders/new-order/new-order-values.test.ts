import { describe, expect, test } from 'vitest'
import { draftOf, emptyOrder, emptyPackage, filesOf, isWorthKeeping, valueOfItems } from './new-order-values.ts'

const file = (name: string) => new File(['x'], name)

describe('the files of a new order', () => {
  const values = {
    ...emptyOrder(),
    packages: [
      { ...emptyPackage(), files: { invoice: [file('a.pdf')], tracking: [], photos: [file('b.jpg'), file('c.jpg')] } },
      { ...emptyPackage(), files: { invoice: [], tracking: [file('d.pdf')], photos: [] } },
    ],
  }

  test('travel under a name that says what they are and of which package', () => {
    expect(filesOf(values).map(({ field, file: { name } }) => `${field} ${name}`)).toEqual([
      'invoice-0 a.pdf',
      'photo-0 b.jpg',
      'photo-0 c.jpg',
      'tracking-1 d.pdf',
    ])
  })

  test('stay out of the draft', () => {
    expect(filesOf(draftOf(values))).toEqual([])
  })
})

test('the value of a package is what its items cost, those without a price counting nothing', () => {
  const items = [
    { description: 'Libro', quantity: 2, unitPriceInCents: 1999 },
    { description: 'Lámpara', quantity: 1, unitPriceInCents: null },
  ]
  expect(valueOfItems(items)).toBe(3998)
})

test('a draft is worth keeping once something was typed', () => {
  expect(isWorthKeeping(emptyOrder())).toBe(false)
  expect(isWorthKeeping({ ...emptyOrder(), packages: [{ ...emptyPackage(), store: 'Amazon' }] })).toBe(true)
})
