import { describe, expect, test } from 'vitest'
import { carriedOverFrom, searchOf } from './carried-over.ts'

const shoes = { description: 'Zapatos & medias', quantity: 2, unitPriceInCents: 4_999 }
const nameless = { description: '', quantity: 1, unitPriceInCents: 1_000 }

describe('what a quote carries over', () => {
  test('comes out of an address as it went in', () => {
    const packages = [{ weightInGrams: 2_500, items: [nameless, shoes] }]
    const quoted = { category: 'B' as const, storeShippingInCents: 599, packages }
    expect(carriedOverFrom(new URLSearchParams(String(searchOf(quoted))))).toEqual(quoted)
  })

  test('may be several packages, each with its own weight', () => {
    const packages = [
      { weightInGrams: 3_600, items: [shoes] },
      { weightInGrams: 1_600, items: [nameless, shoes] },
    ]
    const quoted = { category: 'B' as const, storeShippingInCents: null, packages }
    expect(carriedOverFrom(new URLSearchParams(String(searchOf(quoted))))).toEqual(quoted)
  })

  test('is in the first package where it names one that is not there', () => {
    const address = 'weightInGrams=500&unitPriceInCents=100&package=7'
    expect(carriedOverFrom(new URLSearchParams(address))?.packages).toMatchObject([{ items: [{ unitPriceInCents: 100 }] }])
  })

  test('is nothing where the address only opens the form', () => {
    expect(carriedOverFrom(new URLSearchParams('new=1'))).toBeNull()
  })

  test('leaves empty what is no amount', () => {
    const address = 'category=Z&weightInGrams=-3&quantity=many&unitPriceInCents=12.5&description=%3Cb%3E'
    expect(carriedOverFrom(new URLSearchParams(address))).toEqual({
      category: 'B',
      storeShippingInCents: null,
      packages: [{ weightInGrams: null, items: [{ description: '<b>', quantity: 1, unitPriceInCents: null }] }],
    })
  })
})
