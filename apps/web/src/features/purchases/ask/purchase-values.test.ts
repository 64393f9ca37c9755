import { initialParameterValues, readRetailParameters } from '@app/domain'
import { describe, expect, test } from 'vitest'
import { termsForm } from '../purchases.schemas.ts'
import { emptyItem, emptyPurchase, limitItems, type PurchaseValues } from './purchase-values.ts'

const parameters = readRetailParameters(initialParameterValues())
const SHOES = {
  ...emptyItem(),
  link: 'https://www.nike.com/t/shoes',
  description: 'Zapatillas',
  unitPriceInCents: 12_000,
}
const wanting = (changes: Partial<PurchaseValues>): PurchaseValues => ({ ...emptyPurchase(), items: [SHOES], ...changes })
const problemsOf = (values: PurchaseValues) =>
  termsForm(parameters)
    .safeParse(values)
    .error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)

describe('what is asked for', () => {
  test('needs a link, a description, a quantity and a price', () => {
    expect(problemsOf(wanting({ items: [{ ...emptyItem(), quantity: null }] }))).toEqual([
      'items.0.link: linkNotValid',
      'items.0.description: required',
      'items.0.quantity: required',
      'items.0.unitPriceInCents: priceRequired',
    ])
  })

  test('has a limit that is no less than the price', () => {
    expect(problemsOf(wanting({ items: [{ ...SHOES, unitPriceLimitInCents: 11_999 }] }))).toEqual([
      'items.0.unitPriceLimitInCents: tooSmall',
    ])
    expect(problemsOf(wanting({ items: [{ ...SHOES, unitPriceLimitInCents: 12_000 }] }))).toBeUndefined()
  })

  test('may name no limit and no store shipping', () => {
    const terms = termsForm(parameters).parse(wanting({}))
    expect(terms).toMatchObject({ storeShippingInCents: 0, items: [{ unitPriceLimitInCents: null }] })
  })

  test('stays within its category, tax included', () => {
    // 375.58 with 6.5 % of tax are 399.99; 375.60 are 400.01.
    expect(problemsOf(wanting({ items: [{ ...SHOES, unitPriceInCents: 37_558 }] }))).toBeUndefined()
    expect(problemsOf(wanting({ items: [{ ...SHOES, unitPriceInCents: 37_560 }] }))).toEqual([
      'items.0.unitPriceInCents: categoryBLimitExceeded',
    ])
  })
})

test('a limit counts where it is more than the price', () => {
  const dear = { ...SHOES, quantity: 2, unitPriceLimitInCents: 13_000 }
  expect(limitItems([SHOES, dear])).toEqual([
    { quantity: 1, unitPriceInCents: 12_000 },
    { quantity: 2, unitPriceInCents: 13_000 },
  ])
})

test('items that were loaded from the record are asked for as if they were typed', () => {
  const loaded = { ...SHOES, id: '01a20019-261a-7000-858e-a7dc04da5c56' }
  expect(termsForm(parameters).parse(wanting({ items: [loaded] })).items[0]).not.toHaveProperty('id')
})
