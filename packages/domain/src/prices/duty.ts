import { type Cents, sum } from '../rules/money.ts'
import type { Grams } from '../rules/weight.ts'

/**
 * One declaration's duty shared by weight, to the cent: whole cents first, then one more to the largest remainders
 * (the earlier package where two are equal). Packages without any weight share it evenly.
 * @throws RangeError when a weight is negative or no whole number of grams.
 */
export function shareDuty(totalInCents: Cents, weightsInGrams: readonly Grams[]): Cents[] {
  if (weightsInGrams.some((weight) => !Number.isSafeInteger(weight) || weight < 0))
    throw new RangeError('weights are whole grams')
  const weights = sum(weightsInGrams) > 0 ? weightsInGrams : weightsInGrams.map(() => 1)
  const totalWeight = sum(weights)
  const shares = weights.map((weight, index) => {
    const remainder = (totalInCents * weight) % totalWeight
    return { index, remainder, cents: (totalInCents * weight - remainder) / totalWeight }
  })
  const centsLeft = totalInCents - sum(shares.map(({ cents }) => cents))
  const byRemainder = shares.toSorted((a, b) => b.remainder - a.remainder)
  const oneMore = new Set(byRemainder.slice(0, centsLeft).map(({ index }) => index))
  return weights.length === 0 ? [] : shares.map(({ index, cents }) => cents + (oneMore.has(index) ? 1 : 0))
}
