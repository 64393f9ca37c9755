import { initialParameterValues, readRetailParameters } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { emptyQuote, pricedItems, type QuotedService, type QuoteValues, quoteFor, requestOf, valuesOf } from './quote-values.ts'

const parameters = readRetailParameters(initialParameterValues())
const typed = (values: Partial<QuoteValues>): QuoteValues => ({ ...emptyQuote(), ...values })
const quote = (service: QuotedService, values: Partial<QuoteValues>, hasDiscount = false) =>
  quoteFor(service, typed(values), parameters, { hasDiscount, today: '2026-11-16' })

const ITEMS = [
  { description: 'Lámpara', quantity: 2, unitPriceInCents: 4_999 },
  { description: '', quantity: 1, unitPriceInCents: 1_995 },
]

describe('the price while it is typed', () => {
  test('of a package is freight, handling, IVA and duty', () => {
    const price = quote('COU', { weightInGrams: 2_500, productValueInCents: 12_000 })
    expect(price?.lines.map(({ name, amountInCents }) => [name, amountInCents])).toEqual([
      ['freight', 2_250],
      ['valuePercentage', 240],
      ['iva', 36],
      ['duty', 2_000],
    ])
    expect(price).toMatchObject({ totalInCents: 4_526, estimatedArrivalDate: '2026-11-20', fitsCategory: true })
  })

  test('of an assisted purchase adds what the house buys, and its fee', () => {
    const price = quote('PPE', { weightInGrams: 2_500, items: ITEMS, storeShippingInCents: 599 })
    const amountOf = (name: string) => price?.lines.find((line) => line.name === name)?.amountInCents
    expect(['goods', 'amazonTax', 'storeShipping', 'purchaseFee'].map(amountOf)).toEqual([11_993, 780, 599, 1_070])
  })

  test('knows the discount of whoever is quoted', () => {
    const price = quote('COU', { weightInGrams: 2_500, productValueInCents: 12_000 }, true)
    expect(price?.serviceInCents).toBe(2_377)
  })

  test.each<[QuotedService, Partial<QuoteValues>]>([
    ['COU', { productValueInCents: 12_000 }],
    ['COU', { weightInGrams: 2_500 }],
    ['PPE', { weightInGrams: 2_500 }],
    ['PPE', { weightInGrams: 2_500, productValueInCents: 12_000 }],
  ])('is none yet: %s with %j', (service, values) => {
    expect(quote(service, values)).toBeNull()
  })
})

test('items half typed cost nothing yet', () => {
  const half = { description: 'Taza', quantity: 1, unitPriceInCents: null }
  expect(pricedItems([half, { ...half, quantity: null, unitPriceInCents: 100 }])).toEqual([])
})

describe('the request', () => {
  test('names what each service takes, and nothing of the other', () => {
    const values = typed({ weightInGrams: 900, productValueInCents: 5_000, description: 'Taza', items: ITEMS })
    expect(requestOf('COU', values)).toEqual({
      service: 'COU',
      category: 'B',
      weightInGrams: 900,
      productValueInCents: 5_000,
      description: 'Taza',
    })
    expect(requestOf('PPE', values)).toEqual({
      service: 'PPE',
      category: 'B',
      weightInGrams: 900,
      description: 'Lámpara',
      storeShippingInCents: 0,
      items: ITEMS.map(({ quantity, unitPriceInCents }) => ({ quantity, unitPriceInCents })),
    })
  })
})

test('a kept purchase comes back as one item of the same price', () => {
  const price = quote('PPE', { weightInGrams: 900, items: ITEMS, storeShippingInCents: 599 })
  const { lines = [], totalInCents = 0 } = price ?? {}
  const told = { id: '1', code: 'COT-1', createdAt: '', client: null, isSpecial: false, parametersVersion: 1 }
  const terms = {
    service: 'PPE',
    category: 'B',
    weightInGrams: 900,
    productValueInCents: 11_993,
    description: 'Lámpara',
  } as const
  const again = valuesOf({ ...told, ...terms, price: { lines, totalInCents } })
  expect(quote('PPE', again)?.totalInCents).toBe(totalInCents)
})
