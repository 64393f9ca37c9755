import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inWalkingOrder } from '../index.ts'

const bundle = (code: string, ...orders: number[]) => ({ code, shelves: orders.map((walkingOrder) => ({ walkingOrder })) })
const codesOf = (bundles: readonly { code: string }[]) => bundles.map(({ code }) => code)

test('bundles are fetched by the first shelf that is walked past, those on none last', () => {
  const bundles = [bundle('none'), bundle('far', 9), bundle('two shelves', 12, 3), bundle('near', 1), bundle('none either')]
  expect(codesOf(inWalkingOrder(bundles))).toEqual(['near', 'two shelves', 'far', 'none', 'none either'])
})

test('each of them once, and those of one shelf in their order', () => {
  const shelves = fc.array(fc.record({ walkingOrder: fc.integer({ min: 1, max: 4 }) }), { maxLength: 3 })
  fc.assert(
    fc.property(fc.array(shelves, { maxLength: 12 }), (given) => {
      const bundles = given.map((lying, index) => ({ index, shelves: lying }))
      const walked = inWalkingOrder(bundles)
      expect(walked.map(({ index }) => index).toSorted((one, other) => one - other)).toEqual(bundles.map(({ index }) => index))
      const firstOf = (one: (typeof bundles)[number]) => Math.min(...one.shelves.map(({ walkingOrder }) => walkingOrder))
      for (const [place, one] of walked.entries()) {
        const next = walked[place + 1]
        if (!next) continue
        expect(firstOf(one)).toBeLessThanOrEqual(firstOf(next))
        if (firstOf(one) === firstOf(next)) expect(one.index).toBeLessThan(next.index)
      }
    }),
  )
})
