import { describe, expect, test } from 'vitest'
import { INITIAL_TOLERANCES, isSecondReading, isWeightDoubtful, weightDoubt } from '../index.ts'

const { announced, warehouse } = INITIAL_TOLERANCES

describe('a weight is doubtful', () => {
  test.each([
    ['0.50 announced, 5.00 weighed', announced, 500, 5_000, true],
    ['0.50 announced, 0.70 weighed', announced, 500, 700, false],
    ['0.50 announced, 1.00 weighed', announced, 500, 1_000, false],
    ['0.50 announced, 1.01 weighed', announced, 500, 1_001, true],
    ['3.00 announced, 4.50 weighed', announced, 3_000, 4_500, false],
    ['3.00 announced, 4.501 weighed', announced, 3_000, 4_501, true],
    ['2.50 in Miami, 2.75 in Quito', warehouse, 2_500, 2_750, false],
    ['2.50 in Miami, 2.76 in Quito', warehouse, 2_500, 2_760, true],
    ['2.50 in Miami, 2.25 in Quito', warehouse, 2_500, 2_250, false],
    ['2.50 in Miami, 2.24 in Quito', warehouse, 2_500, 2_240, true],
    ['0.40 in Miami, 0.60 in Quito', warehouse, 400, 600, false],
    ['0.40 in Miami, 0.601 in Quito', warehouse, 400, 601, true],
  ])('%s', (_name, tolerance, beforeInGrams, nowInGrams, doubtful) => {
    expect(isWeightDoubtful({ beforeInGrams, nowInGrams }, tolerance)).toBe(doubtful)
  })
})

describe('a second reading', () => {
  const at = new Date('2026-11-23T15:00:00Z')
  const later = (minutes: number) => new Date(at.getTime() + minutes * 60_000)

  test.each([
    ['the same after a minute', 5_000, 1, true],
    ['20 g more after ten minutes', 5_020, 10, true],
    ['20 g less', 4_980, 1, true],
    ['21 g more', 5_021, 1, false],
    ['the same after eleven minutes', 5_000, 11, false],
  ])('%s', (_name, inGrams, minutes, same) => {
    expect(isSecondReading({ inGrams: 5_000, at }, { inGrams, at: later(minutes) })).toBe(same)
  })

  test('needs a first one', () => {
    expect(isSecondReading(null, { inGrams: 5_000, at })).toBe(false)
  })
})

describe('what speaks against a weight', () => {
  const MIAMI = { of: 'warehouse', inGrams: 2_500 } as const
  const reading = { weightInGrams: 2_500, known: MIAMI, takenInGrams: null, maxWeightInGrams: 4_000 }
  const doubt = (changes: object) => weightDoubt({ ...reading, ...changes }, INITIAL_TOLERANCES)

  test('nothing, near to what was known', () => {
    expect(doubt({ weightInGrams: 2_750 })).toBeNull()
  })

  test('the difference, with the most that passes', () => {
    const known = { of: 'warehouse', inGrams: 2_500, mostDifferenceInGrams: 250 }
    expect(doubt({ weightInGrams: 2_760 })).toEqual({ weightInGrams: 2_760, known, maxWeightInGrams: null })
  })

  test('the category alone', () => {
    const heavy = { weightInGrams: 4_100, known: { of: 'warehouse', inGrams: 4_000 } }
    expect(doubt(heavy)).toEqual({ weightInGrams: 4_100, known: null, maxWeightInGrams: 4_000 })
    expect(doubt({ ...heavy, maxWeightInGrams: null })).toBeNull()
  })

  test('nothing where no weight was announced', () => {
    expect(doubt({ weightInGrams: 3_900, known: null })).toBeNull()
  })

  test('nothing new, where it was taken before', () => {
    expect(doubt({ weightInGrams: 3_480, takenInGrams: 3_500 })).toBeNull()
    expect(doubt({ weightInGrams: 3_479, takenInGrams: 3_500 })).not.toBeNull()
  })
})
