// When a weight is too far from the one before it to be taken without a second look (both ways, section 6).

import type { BasisPoints } from '../prices/rates.ts'
import { roundedQuotient } from './money.ts'
import type { Grams } from './weight.ts'

/** A difference passes up to the larger of both. */
export type WeighingTolerance = { shareInBasisPoints: BasisPoints; leastInGrams: Grams }

/** 10 % or 200 g of Miami's weight; 50 % or 500 g of the weight that the client announced: parameters start so. */
export const INITIAL_TOLERANCES = {
  warehouse: { shareInBasisPoints: 1_000, leastInGrams: 200 },
  announced: { shareInBasisPoints: 5_000, leastInGrams: 500 },
} as const satisfies Record<string, WeighingTolerance>

/** Whether a reading differs from what was known before by more than it may. */
export function isWeightDoubtful(
  { beforeInGrams, nowInGrams }: { beforeInGrams: Grams; nowInGrams: Grams },
  { shareInBasisPoints, leastInGrams }: WeighingTolerance,
): boolean {
  const mostInGrams = Math.max(roundedQuotient(beforeInGrams * shareInBasisPoints, 10_000), leastInGrams)
  return Math.abs(nowInGrams - beforeInGrams) > mostInGrams
}

/** Within 10 minutes the same package was read twice alike: the scale says it, and no person need. */
export const isSecondReading = (
  before: { inGrams: Grams; at: Date } | null,
  { inGrams, at }: { inGrams: Grams; at: Date },
): boolean =>
  before !== null &&
  Math.abs(before.inGrams - inGrams) <= SAME_READING_IN_GRAMS &&
  at.getTime() - before.at.getTime() <= SAME_READING_IN_MILLISECONDS
const SAME_READING_IN_GRAMS = 20
const SAME_READING_IN_MILLISECONDS = 10 * 60_000
