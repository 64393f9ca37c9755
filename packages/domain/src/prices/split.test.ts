import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { requireAddUp, type SplitContents, shareDeclared, splitDifferences } from '../index.ts'

const shoes = { description: 'Zapatos', quantity: 3, unitPriceInCents: 4_000 }
const caps = { description: 'Gorras', quantity: 2, unitPriceInCents: 1_500 }
const box: SplitContents = { items: [shoes, caps], productValueInCents: 15_000, weightInGrams: 5_200 }
const part = (shoesInside: number, capsInside: number, productValueInCents: number, weightInGrams: number): SplitContents => ({
  items: [
    { ...shoes, quantity: shoesInside },
    { ...caps, quantity: capsInside },
  ].filter(({ quantity }) => quantity > 0),
  productValueInCents,
  weightInGrams,
})

describe('the parts of a package', () => {
  test('add up when every item, cent and gram is in one of them', () => {
    expect(splitDifferences(box, [part(2, 1, 9_500, 3_200), part(1, 1, 5_500, 2_000)])).toEqual([])
    expect(splitDifferences(box, [part(3, 0, 12_000, 4_000), part(0, 1, 1_500, 600), part(0, 1, 1_500, 600)])).toEqual([])
  })

  test('whose value is not that of their items are as good, as the package’s need not be', () => {
    const declared = { ...box, productValueInCents: 16_000 }
    expect(splitDifferences(declared, [part(2, 1, 10_000, 3_200), part(1, 1, 6_000, 2_000)])).toEqual([])
  })

  test.each([
    [
      'a cap is missing',
      [part(2, 1, 9_500, 3_200), part(1, 0, 5_500, 2_000)],
      [{ of: 'quantity', description: 'Gorras', unitPriceInCents: 1_500, expected: 2, given: 1 }],
    ],
    [
      'a shoe too many',
      [part(2, 1, 9_500, 3_200), part(2, 1, 5_500, 2_000)],
      [{ of: 'quantity', description: 'Zapatos', unitPriceInCents: 4_000, expected: 3, given: 4 }],
    ],
    [
      'a cent is missing',
      [part(2, 1, 9_500, 3_200), part(1, 1, 5_499, 2_000)],
      [{ of: 'productValueInCents', expected: 15_000, given: 14_999 }],
    ],
    [
      'a gram too many',
      [part(2, 1, 9_500, 3_201), part(1, 1, 5_500, 2_000)],
      [{ of: 'weightInGrams', expected: 5_200, given: 5_201 }],
    ],
    [
      'something that was not inside',
      [part(3, 2, 9_500, 3_200), { ...part(0, 0, 5_500, 2_000), items: [{ ...caps, unitPriceInCents: 1_400, quantity: 1 }] }],
      [{ of: 'quantity', description: 'Gorras', unitPriceInCents: 1_400, expected: 0, given: 1 }],
    ],
    [
      'nothing at all is right',
      [part(1, 2, 1, 1)],
      [
        { of: 'quantity', description: 'Zapatos', unitPriceInCents: 4_000, expected: 3, given: 1 },
        { of: 'productValueInCents', expected: 15_000, given: 1 },
        { of: 'weightInGrams', expected: 5_200, given: 1 },
      ],
    ],
  ])('do not add up where %s', (_what, parts, differences) => {
    expect(splitDifferences(box, parts)).toEqual(differences)
    expect(() => requireAddUp(box, parts)).toThrow(
      expect.objectContaining({ code: 'partsDoNotAddUp', status: 422, details: { field: 'parts', differences } }),
    )
  })
})

const item = fc.record({
  description: fc.constantFrom('Zapatos', 'Gorras', 'Libro', 'Zapatos 1'),
  quantity: fc.integer({ min: 1, max: 20 }),
  unitPriceInCents: fc.constantFrom(1, 150, 4_000),
})
const contents = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 5 }),
  productValueInCents: fc.integer({ min: 1, max: 500_000 }),
  weightInGrams: fc.integer({ min: 1, max: 50_000 }),
})
const parts = fc.array(contents, { minLength: 2, maxLength: 20 })

/** The package that these parts were cut from, its items counted one by one. */
const joined = (all: readonly SplitContents[]): SplitContents => ({
  items: all.flatMap(({ items }) =>
    items.flatMap((one) => Array.from({ length: one.quantity }, () => ({ ...one, quantity: 1 }))),
  ),
  productValueInCents: all.reduce((total, { productValueInCents }) => total + productValueInCents, 0),
  weightInGrams: all.reduce((total, { weightInGrams }) => total + weightInGrams, 0),
})

describe('whatever a package holds', () => {
  test('what was cut from it adds up to it, in any order', () => {
    fc.assert(
      fc.property(parts, (cut) => {
        expect(splitDifferences(joined(cut), cut)).toEqual([])
        expect(splitDifferences(joined(cut), cut.toReversed())).toEqual([])
      }),
    )
  })

  test('one item, cent or gram more in a part is named, and nothing else', () => {
    fc.assert(
      fc.property(parts, fc.nat(), fc.integer({ min: 1, max: 9 }), (cut, which, more) => {
        const at = which % cut.length
        const changed = (change: (one: SplitContents) => SplitContents) => cut.map((one, i) => (i === at ? change(one) : one))
        const whole = joined(cut)
        const heavier = changed((one) => ({ ...one, weightInGrams: one.weightInGrams + more }))
        expect(splitDifferences(whole, heavier)).toEqual([
          { of: 'weightInGrams', expected: whole.weightInGrams, given: whole.weightInGrams + more },
        ])
        const dearer = changed((one) => ({ ...one, productValueInCents: one.productValueInCents + more }))
        expect(splitDifferences(whole, dearer)).toMatchObject([{ of: 'productValueInCents' }])
        const fuller = changed((one) => ({ ...one, items: [...one.items, { ...caps, quantity: more }] }))
        expect(splitDifferences(whole, fuller)).toMatchObject([{ of: 'quantity', description: 'Gorras' }])
      }),
    )
  })
})

test('what is declared is shared by what the things of each part cost', () => {
  // 150.00 declared of 120.00 and 30.00; 100.01 of three alike.
  expect(shareDeclared(15_000, [[{ ...shoes, quantity: 3 }], [{ ...caps, quantity: 2 }]])).toEqual([12_000, 3_000])
  expect(shareDeclared(10_001, [[caps], [caps], [caps]])).toEqual([3_334, 3_334, 3_333])
  expect(shareDeclared(8_900, [[shoes], [{ ...caps, quantity: 0 }]])).toEqual([8_900, 0])
})
