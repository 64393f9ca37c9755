import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  asTreated,
  billOf,
  completePrice,
  isParameterValueAllowed,
  type OrderToBill,
  type PriceLineName,
  pricePurchase,
  type Treatment,
  type Treatments,
  totalOf,
  treatmentBefore,
  treatmentOfValue,
  treatmentsIn,
  valueOfTreatment,
} from '../index.ts'
import { PARAMETERS } from '../testing/parameters.ts'

const ALL: readonly Treatment[] = ['zero', 'general', 'notSubject', 'exempt', 'thirdParty']
const anyTreatment = fc.constantFrom(...ALL)
const anyTreatments: fc.Arbitrary<Treatments> = fc.record({
  freight: anyTreatment,
  handling: anyTreatment,
  purchaseFee: anyTreatment,
  goods: anyTreatment,
})

test('a parameter keeps a treatment as its place, from 1', () => {
  expect(ALL.map(valueOfTreatment)).toEqual([1, 2, 3, 4, 5])
  expect([1, 2, 3, 4, 5].map(treatmentOfValue)).toEqual(ALL)
  expect(() => treatmentOfValue(0)).toThrow(RangeError)
  expect(() => treatmentOfValue(6)).toThrow(RangeError)
})

test.each([
  ['freightIva', [1, 2, 3, 4]],
  ['handlingIva', [1, 2, 3, 4]],
  ['purchaseFeeIva', [1, 2, 3, 4]],
  ['goodsIva', [1, 2, 5]],
] as const)('%s may be %j', (key, allowed) => {
  expect([0, 1, 1.5, 2, 3, 4, 5, 6].filter((value) => isParameterValueAllowed(key, value))).toEqual(allowed)
})

describe('the treatment of each line', () => {
  const carried = (['freight', 'discount', 'valuePercentage', 'duty', 'adValorem', 'fodinfa', 'customsIva'] as const).map(
    (name) => ({ name, amountInCents: 100 }),
  )
  const { lines: bought } = pricePurchase(
    { items: [{ quantity: 1, unitPriceInCents: 1_000 }], storeShippingInCents: 100 },
    PARAMETERS,
  )
  const treated = (treatments: Treatments) =>
    completePrice(
      carried,
      { extraChargesInCents: [{ label: 'Fine', amountInCents: 100, treatment: 'exempt' }], purchase: { lines: bought } },
      { ivaInBasisPoints: 1_500, treatments },
    ).lines.map(({ name, treatment }) => [name, treatment])

  test('follows the parameters; customs is always a third party, and an extra charge has its own', () => {
    expect(treated({ freight: 'notSubject', handling: 'exempt', purchaseFee: 'zero', goods: 'general' })).toEqual([
      ['freight', 'notSubject'],
      ['discount', 'notSubject'],
      ['valuePercentage', 'exempt'],
      ['extraCharge', 'exempt'],
      ['goods', 'general'],
      ['amazonTax', 'general'],
      ['storeShipping', 'general'],
      ['purchaseFee', 'zero'],
      ['iva', null],
      ['duty', 'thirdParty'],
      ['adValorem', 'thirdParty'],
      ['fodinfa', 'thirdParty'],
      ['customsIva', 'thirdParty'],
    ])
  })

  test('can be read back from the lines', () => {
    fc.assert(
      fc.property(anyTreatments, (treatments) => {
        const { lines } = completePrice(
          carried,
          { extraChargesInCents: [], purchase: { lines: bought } },
          { ...PARAMETERS, treatments },
        )
        expect(treatmentsIn(lines)).toEqual(treatments)
      }),
    )
    expect(treatmentsIn([{ name: 'extraCharge', treatment: 'zero' }])).toEqual({})
  })
})

test.each<[PriceLineName, boolean, Treatment | null]>([
  ['freight', true, 'general'],
  ['discount', true, 'general'],
  ['extraCharge', true, 'general'],
  ['extraCharge', false, 'zero'],
  ['goods', false, 'thirdParty'],
  ['amazonTax', false, 'thirdParty'],
  ['storeShipping', false, 'thirdParty'],
  ['purchaseFee', true, 'general'],
  ['duty', false, 'thirdParty'],
  ['customsIva', false, 'thirdParty'],
  ['iva', false, null],
])('a line %s that was kept with taxable %s is %s', (name, taxable, treatment) => {
  expect(treatmentBefore({ name, taxable })).toBe(treatment)
})

test('a quotation from before has a treatment in place of what it said of tax', () => {
  expect(asTreated({ name: 'freight', amountInCents: 900, taxable: true })).toEqual({
    name: 'freight',
    amountInCents: 900,
    treatment: 'general',
  })
  expect(asTreated({ name: 'duty', amountInCents: 900, treatment: 'thirdParty' })).toEqual({
    name: 'duty',
    amountInCents: 900,
    treatment: 'thirdParty',
  })
})

describe('the bill of the shared example', () => {
  // 1.80 kg of 95.00 and 2.10 kg of 120.00, which the house bought, with a discount and a duty of 20.00 (fiscal, section 3).
  const orders: OrderToBill[] = [
    {
      orderId: 'ORD-000201',
      lines: [
        { name: 'freight', amountInCents: 1_620, treatment: 'zero' },
        { name: 'discount', amountInCents: -81, treatment: 'zero' },
        { name: 'valuePercentage', amountInCents: 190, treatment: 'general' },
        { name: 'duty', amountInCents: 923, treatment: 'thirdParty' },
      ],
    },
    {
      orderId: 'ORD-000202',
      lines: [
        { name: 'freight', amountInCents: 1_890, treatment: 'zero' },
        { name: 'discount', amountInCents: -95, treatment: 'zero' },
        { name: 'valuePercentage', amountInCents: 240, treatment: 'general' },
        { name: 'goods', amountInCents: 11_993, treatment: 'thirdParty' },
        { name: 'amazonTax', amountInCents: 780, treatment: 'thirdParty' },
        { name: 'storeShipping', amountInCents: 599, treatment: 'thirdParty' },
        { name: 'purchaseFee', amountInCents: 1_070, treatment: 'general' },
        { name: 'duty', amountInCents: 1_077, treatment: 'thirdParty' },
      ],
    },
  ]

  test('is 204.31: IVA 2.25 on 15.00, where the rule before took 7.25', () => {
    expect(billOf(orders, PARAMETERS)).toMatchObject({ taxableInCents: 1_500, taxInCents: 225, totalInCents: 20_431 })
  })
})

test('a bill of any mix of treatments is the sum of its lines, with the IVA of its general ones rounded once', () => {
  const anyLine = fc.record({ amountInCents: fc.integer({ min: -100_000, max: 1_000_000 }), treatment: anyTreatment })
  fc.assert(
    fc.property(fc.array(fc.array(anyLine, { maxLength: 8 }), { maxLength: 6 }), fc.nat(10_000), (packages, ivaInBasisPoints) => {
      const orders = packages.map((lines, index) => ({
        orderId: String(index),
        lines: lines.map((line) => ({ name: 'extraCharge' as const, ...line })),
      }))
      const bill = billOf(orders, { ivaInBasisPoints })
      const all = packages.flat()
      const general = totalOf(all.filter(({ treatment }) => treatment === 'general'))
      // Half up; what is below zero mirrors what is above.
      const iva = Math.floor((Math.abs(general) * ivaInBasisPoints * 2 + 10_000) / 20_000) * (general < 0 ? -1 : 1) + 0
      expect(bill.taxInCents).toBe(iva)
      expect(bill.totalInCents).toBe(totalOf(all) + iva)
      expect(totalOf(bill.lines)).toBe(bill.totalInCents)
    }),
  )
})

test('a purchase of 2 × 49.99 and 19.95 is 144.42, and 1.61 of IVA with its bill', () => {
  const items = [
    { quantity: 2, unitPriceInCents: 4_999 },
    { quantity: 1, unitPriceInCents: 1_995 },
  ]
  const { lines, priceInCents } = pricePurchase({ items, storeShippingInCents: 599 }, PARAMETERS)
  const { taxInCents, totalInCents } = completePrice([], { extraChargesInCents: [], purchase: { lines } }, PARAMETERS)
  expect([priceInCents, taxInCents, totalInCents]).toEqual([14_442, 161, 14_603])
})
