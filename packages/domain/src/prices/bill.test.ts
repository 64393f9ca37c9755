import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { billOf, priceOrder, pricePurchase, shareDuty } from '../index.ts'
import { FIRST_VECTOR } from '../testing/orders.ts'
import { FREIGHT_TAXED, PARAMETERS } from '../testing/parameters.ts'

/** 2 × 49.99 and 19.95. */
const BOUGHT = [
  { quantity: 2, unitPriceInCents: 4_999 },
  { quantity: 1, unitPriceInCents: 1_995 },
]

const priced = (orderId: string, changes: Partial<typeof FIRST_VECTOR> = {}, parameters = PARAMETERS) => ({
  orderId,
  lines: priceOrder({ ...FIRST_VECTOR, ...changes }, parameters).lines,
})

describe('a bill of sale', () => {
  test('of the first vector with 8.00 of duty is 24.90 + 0.36 + 8.00 = 33.26: IVA on the handling alone', () => {
    expect(billOf([priced('a', { dutyShareInCents: 800 })], PARAMETERS)).toMatchObject({
      subtotalInCents: 2_490,
      taxableInCents: 240,
      taxInCents: 36,
      dutyInCents: 800,
      totalInCents: 3_326,
    })
  })

  // Both ways, section 10, vectors 1 to 4: freight at the general rate.
  test.each([
    ['1.80 kg of 90.00', [[1_800, 9_000]], 1_800, 270, 4_070],
    ['0.90 kg of 45.00', [[900, 4_500]], 1_090, 164, 3_254],
    ['3.10 kg of 210.00', [[3_100, 21_000]], 3_210, 482, 5_692],
    [
      'the first two in one bundle, of which they pay 13.33 and 6.67',
      [
        [1_800, 9_000],
        [900, 4_500],
      ],
      2_890,
      434,
      5_324,
    ],
  ])('of %s', (_what, packages, subtotalInCents, taxInCents, totalInCents) => {
    const shares = shareDuty(
      2_000,
      packages.map(([weightInGrams = 0]) => weightInGrams),
    )
    const orders = packages.map(([weightInGrams = 0, valueInCents = 0], index) =>
      priced(String(index), { weightInGrams, valueInCents, dutyShareInCents: shares[index] ?? 0 }, FREIGHT_TAXED),
    )
    if (packages.length > 1) expect(shares).toEqual([1_333, 667])
    expect(billOf(orders, FREIGHT_TAXED)).toMatchObject({ subtotalInCents, taxInCents, dutyInCents: 2_000, totalInCents })
  })

  test('rounds IVA once over all orders, not once an order', () => {
    const small = { weightInGrams: 1_250, valueInCents: 5_500 }
    const orders = [priced('a', small), priced('b', small), priced('c', small)]
    const bill = billOf(orders, PARAMETERS)
    expect(bill.subtotalInCents).toBe(3 * 1_235)
    expect(bill.taxInCents).toBe(50) // 330 × 15 % = 49.5; rounded one by one it would be 3 × 17 = 51
    expect(bill.totalInCents).toBe(3_705 + 50)
  })

  test('says which order each line belongs to; only IVA belongs to none', () => {
    const { lines } = billOf([priced('a'), priced('b')], PARAMETERS)
    expect(lines.map(({ name, orderId }) => [name, orderId])).toEqual([
      ['freight', 'a'],
      ['valuePercentage', 'a'],
      ['duty', 'a'],
      ['freight', 'b'],
      ['valuePercentage', 'b'],
      ['duty', 'b'],
      ['iva', null],
    ])
  })

  // Goods 119.93, tax 7.80, store shipping 5.99, fee 10.70 (domain, section 8), with the first vector and an 8.00 share of the duty.
  test('of an assisted purchase shows its four lines, and taxes the fee beside the handling', () => {
    const { lines } = pricePurchase({ items: BOUGHT, storeShippingInCents: 599 }, PARAMETERS)
    const bill = billOf([priced('a', { dutyShareInCents: 800, purchase: { lines } })], PARAMETERS)
    expect(bill.lines.map(({ name, amountInCents }) => [name, amountInCents])).toEqual([
      ['freight', 2_250],
      ['valuePercentage', 240],
      ['goods', 11_993],
      ['amazonTax', 780],
      ['storeShipping', 599],
      ['purchaseFee', 1_070],
      ['duty', 800],
      ['iva', 197], // (2.40 + 10.70) × 15 % = 1.965
    ])
    expect(bill).toMatchObject({ subtotalInCents: 16_932, dutyInCents: 800, totalInCents: 17_929 })
  })

  test('of nothing is nothing', () => {
    expect(billOf([], PARAMETERS)).toMatchObject({ subtotalInCents: 0, taxInCents: 0, dutyInCents: 0, totalInCents: 0 })
  })

  test('of one order is what its estimate said', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 4_000 }),
        fc.integer({ min: 1, max: 37_559 }),
        fc.nat(2_000),
        (weightInGrams, valueInCents, duty) => {
          const order = { ...FIRST_VECTOR, weightInGrams, valueInCents, dutyShareInCents: duty }
          const price = priceOrder(order, PARAMETERS)
          expect(billOf([{ orderId: 'a', lines: price.lines }], PARAMETERS).totalInCents).toBe(price.totalInCents)
        },
      ),
    )
  })

  test('of many is the sum of its lines and within a cent an order of their estimates', () => {
    const weights = fc.array(fc.integer({ min: 1, max: 4_000 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(weights, (all) => {
        const prices = all.map((weightInGrams) => priceOrder({ ...FIRST_VECTOR, weightInGrams }, PARAMETERS))
        const bill = billOf(
          prices.map(({ lines }, index) => ({ orderId: String(index), lines })),
          PARAMETERS,
        )
        expect(bill.lines.reduce((total, { amountInCents }) => total + amountInCents, 0)).toBe(bill.totalInCents)
        expect(bill.subtotalInCents + bill.taxInCents + bill.dutyInCents).toBe(bill.totalInCents)
        const estimated = prices.reduce((total, { totalInCents }) => total + totalInCents, 0)
        expect(Math.abs(bill.totalInCents - estimated)).toBeLessThanOrEqual(all.length)
      }),
    )
  })
})
