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

/** Why a person takes a doubtful weight; `other` says it in its note. */
export const WEIGHT_REASONS = ['announcedWrong', 'weighedTwice', 'repacked', 'otherScale', 'other'] as const
/** `secondReading`: the scale said the same twice. */
export const TAKEN_WEIGHT_REASONS = [...WEIGHT_REASONS, 'secondReading'] as const
export type TakenWeightReason = (typeof TAKEN_WEIGHT_REASONS)[number]

/** What a weight is compared with. */
export type KnownWeight = { of: 'announced' | 'warehouse'; inGrams: Grams }

/** Why a weight is doubtful: too far from what was known, or more than the category may weigh. */
export type WeightDoubt = {
  weightInGrams: Grams
  known: (KnownWeight & { mostDifferenceInGrams: Grams }) | null
  maxWeightInGrams: Grams | null
}

export type Reading = {
  weightInGrams: Grams
  known: KnownWeight | null
  /** What was taken for it in this warehouse before: the same weight again says nothing new. */
  takenInGrams: Grams | null
  /** Where passing it is a stop. */
  maxWeightInGrams: Grams | null
}

/** What speaks against a reading; null where nothing does. */
export function weightDoubt(
  { weightInGrams, known, takenInGrams, maxWeightInGrams }: Reading,
  tolerances: Record<KnownWeight['of'], WeighingTolerance>,
): WeightDoubt | null {
  if (takenInGrams !== null && readsAlike(takenInGrams, weightInGrams)) return null
  const isFar = known && isWeightDoubtful({ beforeInGrams: known.inGrams, nowInGrams: weightInGrams }, tolerances[known.of])
  const isHeavy = maxWeightInGrams !== null && weightInGrams > maxWeightInGrams
  if (!isFar && !isHeavy) return null
  return {
    weightInGrams,
    known: isFar ? { ...known, mostDifferenceInGrams: mostDifference(known.inGrams, tolerances[known.of]) } : null,
    maxWeightInGrams: isHeavy ? maxWeightInGrams : null,
  }
}

/** Whether a reading differs from what was known before by more than it may. */
export function isWeightDoubtful(
  { beforeInGrams, nowInGrams }: { beforeInGrams: Grams; nowInGrams: Grams },
  tolerance: WeighingTolerance,
): boolean {
  return Math.abs(nowInGrams - beforeInGrams) > mostDifference(beforeInGrams, tolerance)
}

const mostDifference = (beforeInGrams: Grams, { shareInBasisPoints, leastInGrams }: WeighingTolerance): Grams =>
  Math.max(roundedQuotient(beforeInGrams * shareInBasisPoints, 10_000), leastInGrams)

/** Within 10 minutes the same package was read twice alike: the scale says it, and no person need. */
export const isSecondReading = (
  before: { inGrams: Grams; at: Date } | null,
  { inGrams, at }: { inGrams: Grams; at: Date },
): boolean =>
  before !== null && readsAlike(before.inGrams, inGrams) && at.getTime() - before.at.getTime() <= SAME_READING_IN_MILLISECONDS

/** What a scale says twice of the same package. */
export const readsAlike = (one: Grams, other: Grams): boolean => Math.abs(one - other) <= SAME_READING_IN_GRAMS
const SAME_READING_IN_GRAMS = 20
const SAME_READING_IN_MILLISECONDS = 10 * 60_000
