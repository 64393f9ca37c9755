import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { carriageLines, completePrice, type OrderToPrice, priceOrder, pricePurchase, totalOfNamed } from '../index.ts'
import { FIRST_VECTOR } from '../testing/orders.ts'
import { PARAMETERS } from '../testing/parameters.ts'

const anyOrder: fc.Arbitrary<OrderToPrice> = fc.record({
  category: fc.constant('B' as const),
  isSpecial: fc.boolean(),
  weightInGrams: fc.integer({ min: 1, max: 100_000 }),
  valueInCents: fc.integer({ min: 1, max: 500_000 }),
  hasDiscount: fc.boolean(),
  extraChargesInCents: fc.array(fc.record({ label: fc.string(), amountInCents: fc.nat(10_000), taxable: fc.boolean() }), {
    maxLength: 4,
  }),
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
          taxable: true,
          basis: { weightInGrams: 2_500, rateInCentsPerKilogram: 900, isMinimum: false },
        },
        { name: 'discount', amountInCents: -113, taxable: true, basis: { ofInCents: 2_250, rateInBasisPoints: 500 } },
        { name: 'valuePercentage', amountInCents: 240, taxable: true, basis: { ofInCents: 12_000, rateInBasisPoints: 200 } },
        { name: 'iva', amountInCents: 357, taxable: false, basis: { ofInCents: 2_377, rateInBasisPoints: 1_500 } },
        { name: 'duty', amountInCents: 800, taxable: false },
      ],
      serviceInCents: 2_377,
      purchaseInCents: 0,
      taxableInCents: 2_377,
      taxInCents: 357,
      dutyInCents: 800,
      totalInCents: 3_534,
    })
  })

  test.each([
    [2_500, 12_000, 374],
    [1_250, 5_500, 185],
  ])('of %i g worth %i carries %i cents of IVA', (weightInGrams, valueInCents, iva) => {
    expect(priceOrder({ ...FIRST_VECTOR, weightInGrams, valueInCents }, PARAMETERS).taxInCents).toBe(iva)
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
      { label: 'Repacking', amountInCents: 350, taxable: true },
      { label: 'Insurance', amountInCents: 150, taxable: true },
    ]
    const price = priceOrder({ ...FIRST_VECTOR, extraChargesInCents }, PARAMETERS)
    expect(price.lines.filter(({ name }) => name === 'extraCharge')).toEqual([
      { name: 'extraCharge', label: 'Repacking', amountInCents: 350, taxable: true },
      { name: 'extraCharge', label: 'Insurance', amountInCents: 150, taxable: true },
    ])
    expect(price).toMatchObject({ serviceInCents: 2_990, taxInCents: 449 })
  })

  test('leaves an extra charge that is not taxable out of IVA, and in the service', () => {
    const extraChargesInCents = [{ label: 'Customs fine', amountInCents: 1_000, taxable: false }]
    const price = priceOrder({ ...FIRST_VECTOR, extraChargesInCents }, PARAMETERS)
    expect(price.lines.find(({ name }) => name === 'extraCharge')).toMatchObject({ amountInCents: 1_000, taxable: false })
    // 24.90 + 10.00; IVA on 24.90 alone: 3.74.
    expect(price).toMatchObject({ serviceInCents: 3_490, taxableInCents: 2_490, taxInCents: 374, totalInCents: 3_864 })
  })

  test('of an assisted purchase adds its lines, and taxes only the fee', () => {
    const { lines } = pricePurchase({ items: [{ quantity: 1, unitPriceInCents: 11_993 }], storeShippingInCents: 599 }, PARAMETERS)
    const price = priceOrder({ ...FIRST_VECTOR, purchase: { lines } }, PARAMETERS)
    expect(price).toMatchObject({ serviceInCents: 2_490, purchaseInCents: 14_442 })
    expect(price.taxableInCents).toBe(2_490 + 1_070)
    expect(price.taxInCents).toBe(534)
    expect(price.totalInCents).toBe(2_490 + 14_442 + 534)
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
    const extraChargesInCents = [{ label: 'Repacking', amountInCents: 350, taxable: true }]
    const { lines, totalInCents } = completePrice(carriage, { extraChargesInCents }, { ivaInBasisPoints: 1_200 })
    expect(lines.map(({ name, amountInCents }) => [name, amountInCents])).toEqual([
      ['freight', 2_250],
      ['discount', -113],
      ['valuePercentage', 240],
      ['extraCharge', 350],
      ['iva', 327], // 27.27 × 12 % = 3.2724
      ['duty', 800],
    ])
    expect(totalInCents).toBe(3_854)
  })

  test('is completed anew where it was completed before', () => {
    const extraChargesInCents = [{ label: 'Repacking', amountInCents: 350, taxable: true }]
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
