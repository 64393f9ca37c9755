import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fitsCategory, splitInto, type TooMuch, waysOut } from '../index.ts'
import { FREIGHT_TAXED } from '../testing/parameters.ts'

const WITH_C = { ...FREIGHT_TAXED, isCategoryCEnabled: true }
/** 5.20 kg of 200.00: 3.60 kg of 120.00 and 1.60 kg of 80.00. */
const HEAVY: TooMuch = {
  category: 'B',
  weightInGrams: 5_200,
  valueInCents: 20_000,
  hasDiscount: false,
  items: [
    { quantity: 1, unitPriceInCents: 12_000, unitWeightInGrams: 3_600 },
    { quantity: 2, unitPriceInCents: 4_000, unitWeightInGrams: 800 },
  ],
}

describe('5.20 kg of 200.00', () => {
  test('is split for 98.42: 3.60 kg of 120.00 and 1.60 kg of 80.00', () => {
    const { ways, hindrance } = waysOut(HEAVY, FREIGHT_TAXED)
    expect(hindrance).toBeNull()
    expect(ways).toMatchObject([
      {
        way: 'split',
        totalInCents: 9_842,
        parts: [
          // 34.80, 5.22 of IVA and 20.00; 16.00, 2.40 and 20.00.
          { quantities: [1, 0], weightInGrams: 3_600, valueInCents: 12_000, totalInCents: 6_002 },
          { quantities: [0, 2], weightInGrams: 1_600, valueInCents: 8_000, totalInCents: 3_840 },
        ],
      },
    ])
  })

  test('is 103.17 in C at 5 %, where the house takes C', () => {
    const { ways } = waysOut({ ...HEAVY, ratesInBasisPoints: [500, 500] }, WITH_C)
    expect(ways.map(({ way, totalInCents }) => [way, totalInCents])).toEqual([
      ['split', 9_842],
      ['categoryC', 10_317],
    ])
  })

  test('has no price in C before its classes are chosen', () => {
    expect(waysOut(HEAVY, WITH_C).ways[1]).toEqual({ way: 'categoryC', lines: [], totalInCents: null })
  })

  test('that is one thing cannot be divided', () => {
    const one = { ...HEAVY, items: [{ quantity: 1, unitPriceInCents: 20_000 }] }
    expect(waysOut(one, FREIGHT_TAXED)).toEqual({ ways: [], hindrance: { of: 'weight', inGrams: 5_200, mostInGrams: 4_000 } })
    expect(waysOut({ ...one, ratesInBasisPoints: [500] }, WITH_C).ways.map(({ way }) => way)).toEqual(['categoryC'])
  })

  test('whose items nobody weighed is shared by value', () => {
    const items = HEAVY.items.map(({ quantity, unitPriceInCents }) => ({ quantity, unitPriceInCents }))
    expect(waysOut({ ...HEAVY, items }, FREIGHT_TAXED).ways).toMatchObject([
      { parts: [{ weightInGrams: 3_120 }, { weightInGrams: 2_080 }] },
    ])
  })
})

describe('one that is in Miami', () => {
  test('may go back to its store or be left to the house, for nothing', () => {
    const { ways } = waysOut({ ...HEAVY, isInMiami: true }, FREIGHT_TAXED)
    expect(ways.slice(1)).toEqual([
      { way: 'return', lines: [], totalInCents: 0 },
      { way: 'abandon', lines: [], totalInCents: 0 },
    ])
  })

  test('that is one thing can end, and the reason why it cannot be brought is said', () => {
    const one = { ...HEAVY, items: [{ quantity: 1, unitPriceInCents: 20_000 }], isInMiami: true }
    expect(waysOut(one, FREIGHT_TAXED)).toMatchObject({
      ways: [{ way: 'return' }, { way: 'abandon' }],
      hindrance: { of: 'weight' },
    })
  })
})

describe('boxes that its owner chose', () => {
  test('cost what they hold: 3.60 and 0.80 kg in one pass, three boxes pay three duties', () => {
    expect(
      splitInto(
        HEAVY,
        [
          [1, 1],
          [0, 1],
        ],
        FREIGHT_TAXED,
      ),
    ).toBeNull()
    const three = splitInto(
      HEAVY,
      [
        [1, 0],
        [0, 1],
        [0, 1],
      ],
      FREIGHT_TAXED,
    )
    // 32.40 + 2.40; twice the least freight 10.00 + 0.80; IVA of 56.40 is 8.46; three duties.
    expect(three?.totalInCents).toBe(12_486)
    expect(three?.parts.map(({ weightInGrams }) => weightInGrams)).toEqual([3_600, 800, 800])
  })

  test.each([
    [
      'something is missing',
      [
        [1, 0],
        [0, 1],
      ],
    ],
    [
      'something is too much',
      [
        [1, 0],
        [0, 3],
      ],
    ],
    [
      'a box is empty',
      [
        [1, 2],
        [0, 0],
      ],
    ],
    [
      'an item is unknown',
      [
        [1, 0, 0],
        [0, 2, 0],
      ],
    ],
  ])('are refused where %s', (_why, boxes) => {
    expect(splitInto(HEAVY, boxes, FREIGHT_TAXED)).toBeNull()
  })
})

test('a telephone of 799.00 cannot be brought: it passes 400 by itself', () => {
  const phone: TooMuch = {
    category: 'B',
    weightInGrams: 500,
    valueInCents: 79_900,
    hasDiscount: false,
    items: [{ quantity: 1, unitPriceInCents: 79_900 }],
  }
  expect(waysOut(phone, FREIGHT_TAXED)).toEqual({
    ways: [],
    hindrance: { of: 'value', inCents: 79_900, withTaxInCents: 85_094, mostInCents: 40_000 },
  })
})

test('a thing of 390.00 passes 400 with its tax alone', () => {
  const thing = { category: 'B' as const, weightInGrams: 500, valueInCents: 39_000, hasDiscount: false }
  const { hindrance } = waysOut({ ...thing, items: [{ quantity: 1, unitPriceInCents: 39_000 }] }, FREIGHT_TAXED)
  expect(hindrance).toEqual({ of: 'value', inCents: 39_000, withTaxInCents: 41_535, mostInCents: 40_000 })
})

test('nothing is advised while the package fits', () => {
  expect(waysOut({ ...HEAVY, weightInGrams: 4_000 }, WITH_C)).toEqual({ ways: [], hindrance: null })
})

test('whatever is split, every box fits, nothing is lost, and the whole costs what its boxes cost but for a rounding', () => {
  const item = fc.record({ quantity: fc.integer({ min: 1, max: 3 }), unitPriceInCents: fc.integer({ min: 1, max: 39_000 }) })
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 4 }), fc.integer({ min: 1, max: 15_000 }), (items, weightInGrams) => {
      const valueInCents = items.reduce((total, { quantity, unitPriceInCents }) => total + quantity * unitPriceInCents, 0)
      const [split] = waysOut({ category: 'B', weightInGrams, valueInCents, hasDiscount: false, items }, FREIGHT_TAXED).ways
      if (split?.way !== 'split') return
      expect(split.parts.every((part) => fitsCategory('B', part, FREIGHT_TAXED))).toBe(true)
      expect(split.parts.reduce((total, part) => total + part.weightInGrams, 0)).toBe(weightInGrams)
      expect(split.parts.reduce((total, part) => total + part.valueInCents, 0)).toBe(valueInCents)
      const boxes = split.parts.reduce((total, part) => total + part.totalInCents, 0)
      expect(Math.abs(split.totalInCents - boxes)).toBeLessThanOrEqual(split.parts.length)
      items.forEach(({ quantity }, index) => {
        expect(split.parts.reduce((total, part) => total + (part.quantities[index] ?? 0), 0)).toBe(quantity)
      })
    }),
  )
})
