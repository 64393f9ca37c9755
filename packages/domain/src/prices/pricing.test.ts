import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  carriageLines,
  completePrice,
  type OrderToPrice,
  priceOrder,
  pricePurchase,
  TREATMENTS,
  totalOf,
  totalOfNamed,
} from '../index.ts'
import { FIRST_VECTOR } from '../testing/orders.ts'
import { FREIGHT_TAXED, PARAMETERS } from '../testing/parameters.ts'

const anyOrder: fc.Arbitrary<OrderToPrice> = fc.record({
  category: fc.constant('B' as const),
  isSpecial: fc.boolean(),
  weightInGrams: fc.integer({ min: 1, max: 100_000 }),
  valueInCents: fc.integer({ min: 1, max: 500_000 }),
  hasDiscount: fc.boolean(),
  extraChargesInCents: fc.array(
    fc.record({ label: fc.string(), amountInCents: fc.nat(10_000), treatment: fc.constantFrom(...TREATMENTS) }),
    {
      maxLength: 4,
    },
  ),
  dutyShareInCents: fc.nat(2_000),
})

describe('the price of an order', () => {
  test.each([
    // kg, value, special, discount: freight, discount, percentage of the value, service (the table of domain section 8)
    [2_500, 12_000, false, false, 2_250, 0, 240, 2_490],
    [600, 3_000, false, false, 1_000, 0, 60, 1_060],
    [2_500, 12_000, false, true, 2_250, -113, 240, 2_377],
    [1_200, 18_000, true, false, 1_440, 0, 360, 1_800],
    [1_250, 5_500, false, false, 1_125, 0, 110, 1_235],
  ])('of %i g worth %i (special %s, discount %s): %i, %i, %i, service %i', (...vector) => {
    const [weightInGrams, valueInCents, isSpecial, hasDiscount, freight, discount, percentage, service] = vector
    const price = priceOrder({ ...FIRST_VECTOR, weightInGrams, valueInCents, isSpecial, hasDiscount }, PARAMETERS)
    expect(totalOfNamed(price.lines, 'freight')).toBe(freight)
    expect(totalOfNamed(price.lines, 'discount')).toBe(discount)
    expect(totalOfNamed(price.lines, 'valuePercentage')).toBe(percentage)
    expect(price.serviceInCents).toBe(service)
  })

  test('shows every line with how it came to be', () => {
    expect(priceOrder({ ...FIRST_VECTOR, hasDiscount: true, dutyShareInCents: 800 }, PARAMETERS)).toEqual({
      lines: [
        {
          name: 'freight',
          amountInCents: 2_250,
          treatment: 'zero',
          basis: { weightInGrams: 2_500, rateInCentsPerKilogram: 900, isMinimum: false },
        },
        { name: 'discount', amountInCents: -113, treatment: 'zero', basis: { ofInCents: 2_250, rateInBasisPoints: 500 } },
        {
          name: 'valuePercentage',
          amountInCents: 240,
          treatment: 'general',
          basis: { ofInCents: 12_000, rateInBasisPoints: 200 },
        },
        { name: 'iva', amountInCents: 36, treatment: null, basis: { ofInCents: 240, rateInBasisPoints: 1_500 } },
        { name: 'duty', amountInCents: 800, treatment: 'thirdParty' },
      ],
      serviceInCents: 2_377,
      purchaseInCents: 0,
      taxableInCents: 240,
      taxInCents: 36,
      dutyInCents: 800,
      totalInCents: 3_213, // 21.37 + 2.40 + 0.36 + 8.00
    })
  })

  test.each([
    // kg, value, special, discount: base at 0 %, base at 15 %, IVA, service and IVA (the table of fiscal section 1)
    [2_500, 12_000, false, false, 2_250, 240, 36, 2_526],
    [600, 3_000, false, false, 1_000, 60, 9, 1_069],
    [2_500, 12_000, false, true, 2_137, 240, 36, 2_413],
    [1_200, 18_000, true, false, 1_440, 360, 54, 1_854],
    [1_250, 5_500, false, false, 1_125, 110, 17, 1_252],
  ])('of %i g worth %i (special %s, discount %s): %i at 0 %%, %i at 15 %%, IVA %i, together %i', (...vector) => {
    const [weightInGrams, valueInCents, isSpecial, hasDiscount, atZero, atGeneral, iva, together] = vector
    const price = priceOrder({ ...FIRST_VECTOR, weightInGrams, valueInCents, isSpecial, hasDiscount }, PARAMETERS)
    const baseOf = (treatment: string) => totalOf(price.lines.filter((line) => line.treatment === treatment))
    expect([baseOf('zero'), baseOf('general'), price.taxInCents, price.totalInCents]).toEqual([atZero, atGeneral, iva, together])
  })

  test.each([
    // With freight at the general rate, as bills were made before: ivaIfFreightWereGeneral of the shared vectors.
    [2_500, 12_000, false, false, 374],
    [600, 3_000, false, false, 159],
    [2_500, 12_000, false, true, 357],
    [1_200, 18_000, true, false, 270],
    [1_250, 5_500, false, false, 185],
  ])('of %i g worth %i (special %s, discount %s) carries %i of IVA where freight is taxed', (...vector) => {
    const [weightInGrams, valueInCents, isSpecial, hasDiscount, iva] = vector
    const order = { ...FIRST_VECTOR, weightInGrams, valueInCents, isSpecial, hasDiscount }
    expect(priceOrder(order, FREIGHT_TAXED).taxInCents).toBe(iva)
  })

  test('says where the minimum applies, and takes the discount after it', () => {
    const { lines } = priceOrder({ ...FIRST_VECTOR, weightInGrams: 600, hasDiscount: true }, PARAMETERS)
    expect(lines[0]).toMatchObject({ name: 'freight', amountInCents: 1_000, basis: { isMinimum: true } })
    expect(lines[1]).toMatchObject({ name: 'discount', amountInCents: -50 })
  })

  test('knows freight that only happens to equal the minimum', () => {
    const { lines } = priceOrder({ ...FIRST_VECTOR, weightInGrams: 1_111 }, PARAMETERS)
    expect(lines[0]).toMatchObject({ amountInCents: 1_000, basis: { isMinimum: false } })
  })

  test('names each extra charge and taxes it', () => {
    const extraChargesInCents = [
      { label: 'Repacking', amountInCents: 350, treatment: 'general' },
      { label: 'Insurance', amountInCents: 150, treatment: 'general' },
    ] as const
    const price = priceOrder({ ...FIRST_VECTOR, extraChargesInCents }, PARAMETERS)
    expect(price.lines.filter(({ name }) => name === 'extraCharge')).toEqual([
      { name: 'extraCharge', label: 'Repacking', amountInCents: 350, treatment: 'general' },
      { name: 'extraCharge', label: 'Insurance', amountInCents: 150, treatment: 'general' },
    ])
    expect(price).toMatchObject({ serviceInCents: 2_990, taxInCents: 111 }) // (2.40 + 5.00) × 15 %
  })

  test.each(['zero', 'notSubject', 'exempt', 'thirdParty'] as const)(
    'leaves an extra charge that is %s out of IVA, and in the service',
    (treatment) => {
      const extraChargesInCents = [{ label: 'Customs fine', amountInCents: 1_000, treatment }]
      const price = priceOrder({ ...FIRST_VECTOR, extraChargesInCents }, PARAMETERS)
      expect(price.lines.find(({ name }) => name === 'extraCharge')).toMatchObject({ amountInCents: 1_000, treatment })
      // 24.90 + 10.00; IVA on the handling of 2.40 alone: 0.36.
      expect(price).toMatchObject({ serviceInCents: 3_490, taxableInCents: 240, taxInCents: 36, totalInCents: 3_526 })
    },
  )

  test('of an assisted purchase adds its lines, and taxes only the fee beside the handling', () => {
    const { lines } = pricePurchase({ items: [{ quantity: 1, unitPriceInCents: 11_993 }], storeShippingInCents: 599 }, PARAMETERS)
    const price = priceOrder({ ...FIRST_VECTOR, purchase: { lines } }, PARAMETERS)
    expect(price).toMatchObject({ serviceInCents: 2_490, purchaseInCents: 14_442 })
    expect(price.taxableInCents).toBe(240 + 1_070)
    expect(price.taxInCents).toBe(197)
    expect(price.totalInCents).toBe(2_490 + 14_442 + 197)
  })
})

describe('a frozen price', () => {
  const carriage = carriageLines({ ...FIRST_VECTOR, hasDiscount: true, dutyShareInCents: 800 }, PARAMETERS)

  test('is freight, discount, the percentage of the value and the share of the duty', () => {
    expect(carriage.map(({ name, amountInCents }) => [name, amountInCents])).toEqual([
      ['freight', 2_250],
      ['discount', -113],
      ['valuePercentage', 240],
      ['duty', 800],
    ])
  })

  test('is completed with what is charged beside it and the IVA of the day', () => {
    const extraChargesInCents = [{ label: 'Repacking', amountInCents: 350, treatment: 'general' as const }]
    const { lines, totalInCents } = completePrice(carriage, { extraChargesInCents }, { ...PARAMETERS, ivaInBasisPoints: 1_200 })
    expect(lines.map(({ name, amountInCents }) => [name, amountInCents])).toEqual([
      ['freight', 2_250],
      ['discount', -113],
      ['valuePercentage', 240],
      ['extraCharge', 350],
      ['iva', 71], // (2.40 + 3.50) × 12 % = 0.708
      ['duty', 800],
    ])
    expect(totalInCents).toBe(3_598)
  })

  test('is completed anew where it was completed before', () => {
    const extraChargesInCents = [{ label: 'Repacking', amountInCents: 350, treatment: 'general' as const }]
    const once = completePrice(carriage, { extraChargesInCents }, PARAMETERS)
    expect(completePrice(once.lines, { extraChargesInCents: [] }, PARAMETERS)).toEqual(
      completePrice(carriage, { extraChargesInCents: [] }, PARAMETERS),
    )
  })
})

describe('any price', () => {
  test('is the sum of its lines, and each part the sum of its own', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const price = priceOrder(order, PARAMETERS)
        const amounts = price.lines.map(({ amountInCents }) => amountInCents)
        expect(amounts.reduce((total, amount) => total + amount, 0)).toBe(price.totalInCents)
        expect(price.serviceInCents + price.purchaseInCents + price.taxInCents + price.dutyInCents).toBe(price.totalInCents)
        expect(price.lines.every(({ amountInCents }) => Number.isSafeInteger(amountInCents))).toBe(true)
      }),
    )
  })

  test('never falls when the weight or the value rises', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(5_000), fc.nat(50_000), (order, grams, cents) => {
        const more = { ...order, weightInGrams: order.weightInGrams + grams, valueInCents: order.valueInCents + cents }
        return priceOrder(more, PARAMETERS).totalInCents >= priceOrder(order, PARAMETERS).totalInCents
      }),
    )
  })

  test('is never lower without the discount, nor lower for special than for ordinary freight', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const total = (changes: Partial<OrderToPrice>) => priceOrder({ ...order, ...changes }, PARAMETERS).totalInCents
        expect(total({ hasDiscount: false })).toBeGreaterThanOrEqual(total({ hasDiscount: true }))
        expect(total({ isSpecial: true })).toBeGreaterThanOrEqual(total({ isSpecial: false }))
      }),
    )
  })
})
