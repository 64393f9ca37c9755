import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstTooDear, goodsOf, priceLeft, pricePurchase } from '../index.ts'
import { PARAMETERS } from '../testing/parameters.ts'

const items = fc.array(
  fc.record({ quantity: fc.integer({ min: 1, max: 20 }), unitPriceInCents: fc.integer({ min: 1, max: 100_000 }) }),
  {
    minLength: 1,
    maxLength: 8,
  },
)

describe('the price of an assisted purchase', () => {
  const vector = {
    items: [
      { quantity: 2, unitPriceInCents: 4_999 },
      { quantity: 1, unitPriceInCents: 1_995 },
    ],
    storeShippingInCents: 599,
  }

  test('of 2 × 49.99 and 19.95 with 5.99 of store shipping is 144.42', () => {
    expect(pricePurchase(vector, PARAMETERS)).toEqual({
      lines: [
        { name: 'goods', amountInCents: 11_993, treatment: 'thirdParty' },
        { name: 'amazonTax', amountInCents: 780, treatment: 'thirdParty', basis: { ofInCents: 11_993, rateInBasisPoints: 650 } },
        { name: 'storeShipping', amountInCents: 599, treatment: 'thirdParty' },
        { name: 'purchaseFee', amountInCents: 1_070, treatment: 'general', basis: { ofInCents: 13_372, rateInBasisPoints: 800 } },
      ],
      goodsInCents: 11_993,
      taxInCents: 780,
      storeShippingInCents: 599,
      feeInCents: 1_070,
      priceInCents: 14_442,
    })
  })

  test('without anything to buy is nothing', () => {
    expect(pricePurchase({ items: [], storeShippingInCents: 0 }, PARAMETERS).priceInCents).toBe(0)
    expect(goodsOf([])).toBe(0)
  })

  test('is the sum of its lines, and no less than what is paid to the store', () => {
    fc.assert(
      fc.property(items, fc.nat(5_000), (bought, storeShippingInCents) => {
        const price = pricePurchase({ items: bought, storeShippingInCents }, PARAMETERS)
        const amounts = price.lines.map(({ amountInCents }) => amountInCents)
        expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(price.priceInCents)
        expect(price.priceInCents).toBeGreaterThanOrEqual(price.goodsInCents + price.taxInCents + storeShippingInCents)
      }),
    )
  })

  test('depends on what is bought, not on how it is listed', () => {
    fc.assert(
      fc.property(items, (bought) => {
        const oneByOne = bought.flatMap(({ quantity, unitPriceInCents }) =>
          Array.from({ length: quantity }, () => ({ quantity: 1, unitPriceInCents })),
        )
        expect(goodsOf(oneByOne.toReversed())).toBe(goodsOf(bought))
      }),
    )
  })
})

describe('what is bought together', () => {
  test('may be worth a million dollars, not a cent more', () => {
    expect(firstTooDear([{ quantity: 1, unitPriceInCents: 100_000_000 }])).toBe(-1)
    expect(firstTooDear([{ quantity: 10, unitPriceInCents: 10_000_000 }])).toBe(-1)
    expect(
      firstTooDear([
        { quantity: 1, unitPriceInCents: 99_999_999 },
        { quantity: 2, unitPriceInCents: 1 },
      ]),
    ).toBe(1)
    expect(firstTooDear([{ quantity: 300, unitPriceInCents: 10_000_000 }])).toBe(0)
  })

  test('is too dear from the first price on that makes it so, whatever the quantities and prices', () => {
    const item = fc.record({
      quantity: fc.integer({ min: 1, max: 999 }),
      unitPriceInCents: fc.integer({ min: 1, max: 100_000_000 }),
    })
    fc.assert(
      fc.property(fc.array(item, { maxLength: 50 }), (bought) => {
        const index = firstTooDear(bought)
        const upTo = index < 0 ? bought : bought.slice(0, index)
        expect(
          upTo.reduce((worth, { quantity, unitPriceInCents }) => worth + quantity * unitPriceInCents, 0),
        ).toBeLessThanOrEqual(100_000_000)
        if (index < 0)
          expect(pricePurchase({ items: bought, storeShippingInCents: 100_000_000 }, PARAMETERS).priceInCents).toBeLessThan(
            2_147_483_647,
          )
        else expect(goodsOf(bought.slice(0, index + 1))).toBeGreaterThan(100_000_000)
      }),
    )
  })
})

test('what is left of a purchase has the rates that it was made with: of 84.76, one of two is 45.07', () => {
  const { lines } = pricePurchase({ items: [{ quantity: 2, unitPriceInCents: 3_450 }], storeShippingInCents: 499 }, PARAMETERS)
  const one = { items: [{ quantity: 1, unitPriceInCents: 3_450 }], storeShippingInCents: 499 }
  expect(priceLeft(lines, one).priceInCents).toBe(4_507)
})
