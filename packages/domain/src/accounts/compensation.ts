import type { BasisPoints } from '../prices/rates.ts'
import { percentOf } from '../prices/rates.ts'
import type { Cents } from '../rules/money.ts'

/** `compensationRate`, in basis points, and `compensationCap`, in cents; above the cap a second administrator decides. */
export type CompensationParameters = { compensationRateInBasisPoints: BasisPoints; compensationCapInCents: Cents }

export type LostValue = { shareInBasisPoints: BasisPoints; declaredValueInCents: Cents }

/** Share × declared value × rate, whatever the cap. */
const uncapped = ({ shareInBasisPoints, declaredValueInCents }: LostValue, rateInBasisPoints: BasisPoints): Cents =>
  percentOf(percentOf(declaredValueInCents, shareInBasisPoints), rateInBasisPoints)

/** What the house pays for what it lost or damaged: share × declared value × rate, up to the cap (both ways, section 2). */
export const compensationOf = (
  lost: LostValue,
  { compensationRateInBasisPoints, compensationCapInCents }: CompensationParameters,
): Cents => Math.min(uncapped(lost, compensationRateInBasisPoints), compensationCapInCents)

/** Whether the cap held it back. */
export const isCompensationCapped = (
  lost: LostValue,
  { compensationRateInBasisPoints, compensationCapInCents }: CompensationParameters,
): boolean => uncapped(lost, compensationRateInBasisPoints) > compensationCapInCents
