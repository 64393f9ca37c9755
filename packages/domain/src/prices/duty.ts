import type { Cents } from '../rules/money.ts'
import type { Grams } from '../rules/weight.ts'
import { shareByLargestRemainder } from './shares.ts'

/**
 * One declaration's duty shared by weight, to the cent (domain section 8). Packages without any weight share it evenly.
 * @throws RangeError when a weight is negative or no whole number of grams.
 */
export const shareDuty = (totalInCents: Cents, weightsInGrams: readonly Grams[]): Cents[] =>
  shareByLargestRemainder(totalInCents, weightsInGrams)
