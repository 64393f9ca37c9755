import { expect, test } from 'vitest'
import { compensationOf, isCompensationCapped } from '../index.ts'

/** 100 % and 400.00. */
const PARAMETERS = { compensationRateInBasisPoints: 10_000, compensationCapInCents: 40_000 }

test.each([
  ['damaged by 40 %, of 150.00', 4_000, 15_000, 6_000],
  ['lost, of 90.00', 10_000, 9_000, 9_000],
  ['lost, of 520.00: the cap', 10_000, 52_000, 40_000],
  ['lost, of 400.00', 10_000, 40_000, 40_000],
  ['damaged by 1 %, of 0.49', 100, 49, 0],
  ['damaged by 1 %, of 0.50: half a cent is one', 100, 50, 1],
])('%s', (_name, shareInBasisPoints, declaredValueInCents, amountInCents) => {
  expect(compensationOf({ shareInBasisPoints, declaredValueInCents }, PARAMETERS)).toBe(amountInCents)
})

test('at half the value, a package of 90.00 is 45.00', () => {
  const half = { compensationRateInBasisPoints: 5_000, compensationCapInCents: 40_000 }
  expect(compensationOf({ shareInBasisPoints: 10_000, declaredValueInCents: 9_000 }, half)).toBe(4_500)
})

test.each([
  ['below the cap', 39_999, false],
  ['what comes to the cap', 40_000, false],
  ['above it', 40_001, true],
])('the cap holds back nothing but what is above it: %s', (_name, declaredValueInCents, isCapped) => {
  expect(isCompensationCapped({ shareInBasisPoints: 10_000, declaredValueInCents }, PARAMETERS)).toBe(isCapped)
})
