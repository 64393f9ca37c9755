import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstFitDecreasing, pack } from '../index.ts'
import { allHold, countOfFirstFitDecreasing, fewestByTryingAll, ROOM } from '../testing/packing.ts'
import { lowerBound } from './packing-bound.ts'
import { packInto } from './packing-search.ts'

const load = (weightInGrams: number, valueInCents = 1_000) => ({ weightInGrams, valueInCents })
const weights = (bins: { weightInGrams: number }[][]) =>
  bins.map((bin) => bin.map(({ weightInGrams }) => weightInGrams).sort((one, other) => other - one)).sort()
const any = (maximum: { weightInGrams: number; valueInCents: number }) =>
  fc.record({
    weightInGrams: fc.integer({ min: 1, max: maximum.weightInGrams }),
    valueInCents: fc.integer({ min: 1, max: maximum.valueInCents }),
  })

describe('packing', () => {
  test('nothing takes no bin', () => {
    expect(pack([], ROOM)).toEqual({ bins: [], lowerBound: 0 })
  })

  test('fills a bin to the gram and to the cent', () => {
    expect(pack([load(2_500, 20_000), load(1_500, 17_559)], ROOM).bins).toHaveLength(1)
    expect(pack([load(2_500, 20_000), load(1_501, 17_559)], ROOM).bins).toHaveLength(2)
    expect(pack([load(2_500, 20_000), load(1_500, 17_560)], ROOM).bins).toHaveLength(2)
  })

  test('finds the two bins where first-fit decreasing takes three', () => {
    const loads = [load(2_000), load(1_900), load(1_300), load(1_200), load(800), load(800)]
    expect(firstFitDecreasing(loads, ROOM)).toHaveLength(3)
    const { bins, lowerBound } = pack(loads, ROOM)
    expect(weights(bins)).toEqual([
      [1_900, 1_300, 800],
      [2_000, 1_200, 800],
    ])
    expect(lowerBound).toBe(2)
  })

  test('of more than it can search still finds what first-fit decreasing does not', () => {
    const loads = [1_900, 1_800, 1_200, 1_100, 700, 700].flatMap((weight) => times(4, load(weight)))
    expect(firstFitDecreasing(loads, ROOM)).toHaveLength(9)
    const { bins, lowerBound } = pack(loads, ROOM)
    expect([bins.length, lowerBound]).toEqual([8, 8])
  })

  test('puts what is heavy beside what is dear', () => {
    const loads = [load(3_000, 5_000), load(2_900, 6_000), load(500, 30_000), load(600, 31_000)]
    const { bins, lowerBound } = pack(loads, ROOM)
    expect(weights(bins)).toEqual([
      [2_900, 600],
      [3_000, 500],
    ])
    expect(lowerBound).toBe(2)
  })

  test('knows three for the fewest though 8 kg would fill two: nothing fills what 2.5 kg leave', () => {
    const { bins, lowerBound } = pack([load(2_500), load(1_600), load(1_300), load(1_300), load(1_300)], ROOM)
    expect(bins).toHaveLength(3)
    expect(lowerBound).toBe(3)
  })

  test.each([
    ['the sum of the weights', 9, Array.from({ length: 36 }, () => load(1_000))],
    ['the sum of the values', 6, Array.from({ length: 24 }, () => load(10, 9_389))],
    ['what takes more than half a bin', 30, Array.from({ length: 30 }, () => load(2_001))],
    ['how many share a bin', 15, Array.from({ length: 30 }, () => load(1_334))],
    ['what is too heavy or too dear for each other', 24, [...times(12, load(2_100, 18_000)), ...times(12, load(1_950, 19_600))]],
  ])('knows the fewest from %s, however many there are', (_reason, fewest, loads) => {
    const { bins, lowerBound } = pack(loads, ROOM)
    expect([bins.length, lowerBound]).toEqual([fewest, fewest])
  })
})

describe('any packing', () => {
  test('holds every item once, within the room, in no fewer bins than its bound', () => {
    fc.assert(
      fc.property(fc.array(any({ weightInGrams: 4_000, valueInCents: 37_559 }), { maxLength: 40 }), (loads) => {
        const { bins, lowerBound } = pack(loads, ROOM)
        expect(allHold(bins)).toBe(true)
        expect(new Set(bins.flat())).toEqual(new Set(loads))
        expect(bins.flat()).toHaveLength(loads.length)
        expect(bins.length).toBeGreaterThanOrEqual(lowerBound)
        if (loads.length <= 20) expect(bins).toHaveLength(lowerBound)
      }),
    )
  })

  test.each([
    ['of any size', { weightInGrams: 4_000, valueInCents: 37_559 }],
    ['up to half a bin', { weightInGrams: 2_000, valueInCents: 18_700 }],
    ['heavy or dear', { weightInGrams: 2_600, valueInCents: 9_000 }],
  ])('of up to eight items %s is as good as trying all', (_sizes, maximum) => {
    fc.assert(
      fc.property(fc.array(any(maximum), { maxLength: 8 }), (loads) => {
        expect(pack(loads, ROOM).bins).toHaveLength(fewestByTryingAll(loads))
      }),
      { numRuns: 300 },
    )
  })

  test('is searched and bounded rightly where much fits exactly and many are equal', () => {
    const room = { weightInGrams: 10, valueInCents: 10 }
    const items = fc.array(any({ weightInGrams: 7, valueInCents: 7 }), { minLength: 5, maxLength: 8 })
    fc.assert(
      fc.property(items, (loads) => {
        const fewest = fewestByTryingAll(loads, room)
        expect(lowerBound(loads, room)).toBeLessThanOrEqual(fewest)
        expect(packInto(loads, room, fewest - 1)).toBeNull()
        expect(packInto(loads, room, fewest)?.length).toBe(fewest)
        expect(packInto(loads, room, fewest + 1)?.flat()).toHaveLength(loads.length)
      }),
      { numRuns: 500 },
    )
  })

  test('is searched only as far as the search can take', () => {
    expect(() => packInto(times(21, load(1)), ROOM, 1)).toThrow(RangeError)
  })

  test('finds full bins again that were cut into twenty pieces', () => {
    const cuts = fc.tuple(cutsOf(4_000), cutsOf(37_559))
    fc.assert(
      fc.property(fc.array(cuts, { minLength: 4, maxLength: 4 }), (cutBins) => {
        const loads = cutBins.flatMap(([weights, values]) =>
          weights.map((weight, index) => load(weight, values[index])).filter((piece) => piece.weightInGrams > 0),
        )
        expect(pack(loads, ROOM).bins.length).toBeLessThanOrEqual(4)
      }),
    )
  })
})

describe('beside first-fit decreasing', () => {
  const random = (maxLength: number) =>
    fc.sample(fc.array(any({ weightInGrams: 1_800, valueInCents: 17_000 }), { minLength: 5, maxLength, size: 'max' }), {
      numRuns: 1_000,
      seed: 20_261_116,
    })

  test.each([
    ['twenty', 20],
    ['eighty', 80],
  ])('a thousand groups of up to %s items never take more bins, and together fewer', (_most, maxLength) => {
    const counts = random(maxLength).map((loads) => ({
      ours: pack(loads, ROOM).bins.length,
      theirs: countOfFirstFitDecreasing(loads),
    }))
    expect(counts.filter(({ ours, theirs }) => ours > theirs)).toEqual([])
    expect(counts.filter(({ ours, theirs }) => ours < theirs).length).toBeGreaterThan(20)
  })
})

function times<Item extends object>(count: number, item: Item): Item[] {
  return Array.from({ length: count }, () => ({ ...item }))
}

/** Five parts of a whole. */
function cutsOf(whole: number): fc.Arbitrary<number[]> {
  const cuts = fc.array(fc.integer({ min: 0, max: whole }), { minLength: 4, maxLength: 4 })
  return cuts.map((places) => {
    const ends = [0, ...places.sort((one, other) => one - other), whole]
    return ends.slice(1).map((end, index) => end - (ends[index] ?? 0))
  })
}
