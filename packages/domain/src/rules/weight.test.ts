import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  billedWeight,
  GRAMS_PER_POUND,
  gramsFromKilograms,
  gramsFromPounds,
  kilogramsFromGrams,
  poundsFromGrams,
} from '../index.ts'

const grams = fc.nat(1_000_000)

describe('kilograms, pounds and grams', () => {
  test('a pound is 453.59237 g', () => {
    expect(GRAMS_PER_POUND).toBe(453.59237)
  })

  test.each([
    [1.25, 1250],
    [4, 4000],
    [0.0004, 0],
    [0.0005, 1],
    [2.0015, 2002], // half up, although 2.0015 × 1000 is 2001.4999999999998 in binary
  ])('%d kg are %i g', (kilograms, expected) => {
    expect(gramsFromKilograms(kilograms)).toBe(expected)
  })

  test.each([
    [1, 454],
    [2.5, 1134],
    [8.8, 3992],
    [8.82, 4001],
  ])('%d lb are %i g', (pounds, expected) => {
    expect(gramsFromPounds(pounds)).toBe(expected)
  })

  test('4,000 g read as 4 kg or 8.818 lb', () => {
    expect(kilogramsFromGrams(4000)).toBe(4)
    expect(poundsFromGrams(4000)).toBe(8.818)
  })

  test('going to kilograms and back changes no gram', () => {
    fc.assert(fc.property(grams, (weight) => gramsFromKilograms(kilogramsFromGrams(weight)) === weight))
  })

  test('going to pounds and back changes no gram', () => {
    fc.assert(fc.property(grams, (weight) => gramsFromPounds(poundsFromGrams(weight)) === weight))
  })
})

describe('the weight that is billed', () => {
  const weights = { storeInGrams: 900, warehouseInGrams: 1000, realInGrams: 1100, finalInGrams: 1200 }

  test('is what an administrator set, else Quito, else Miami, else the client’s estimate', () => {
    expect(billedWeight(weights)).toBe(1200)
    expect(billedWeight({ ...weights, finalInGrams: null })).toBe(1100)
    expect(billedWeight({ ...weights, finalInGrams: null, realInGrams: null })).toBe(1000)
    expect(billedWeight({ ...weights, finalInGrams: null, realInGrams: null, warehouseInGrams: null })).toBe(900)
  })

  test('is unknown while nobody gave any', () => {
    expect(billedWeight({ storeInGrams: null, warehouseInGrams: null, realInGrams: null, finalInGrams: null })).toBeNull()
  })
})
