import { describe, expect, test } from 'vitest'
import { carriedOverFrom, searchOf } from './carried-over.ts'

const shoes = { description: 'Zapatos & medias', quantity: 2, unitPriceInCents: 4_999 }
const nameless = { description: '', quantity: 1, unitPriceInCents: 1_000 }

describe('what a quote carries over', () => {
  test('comes out of an address as it went in', () => {
    const quoted = { category: 'B' as const, weightInGrams: 2_500, storeShippingInCents: 599, items: [nameless, shoes] }
    expect(carriedOverFrom(new URLSearchParams(String(searchOf(quoted))))).toEqual(quoted)
  })

  test('is nothing where the address only opens the form', () => {
    expect(carriedOverFrom(new URLSearchParams('new=1'))).toBeNull()
  })

  test('leaves empty what is no amount', () => {
    const address = 'category=Z&weightInGrams=-3&quantity=many&unitPriceInCents=12.5&description=%3Cb%3E'
    expect(carriedOverFrom(new URLSearchParams(address))).toEqual({
      category: 'B',
      weightInGrams: null,
      storeShippingInCents: null,
      items: [{ description: '<b>', quantity: 1, unitPriceInCents: null }],
    })
  })
})
