import type { BasisPoints } from '../prices/rates.ts'
import { percentOf } from '../prices/rates.ts'
import type { Cents } from '../rules/money.ts'

/** `compensationRate`, in basis points, and `compensationCap`, in cents; above the cap a second administrator decides. */
export type CompensationParameters = { compensationRateInBasisPoints: BasisPoints; compensationCapInCents: Cents }

/** What the house pays for what it lost or damaged: share × declared value × rate, up to the cap (both ways, section 2). */
export const compensationOf = (
  { shareInBasisPoints, declaredValueInCents }: { shareInBasisPoints: BasisPoints; declaredValueInCents: Cents },
  { compensationRateInBasisPoints, compensationCapInCents }: CompensationParameters,
): Cents =>
  Math.min(percentOf(percentOf(declaredValueInCents, shareInBasisPoints), compensationRateInBasisPoints), compensationCapInCents)
