import { type Cents, sum } from '../rules/money.ts'

/**
 * An amount shared by weight or value, to the cent: whole cents first, then one more to the largest remainders
 * (the earlier part where two are equal). Parts that weigh nothing together share it evenly.
 * @throws RangeError when a weight is negative or no whole number.
 */
export function shareByLargestRemainder(totalInCents: Cents, parts: readonly number[]): Cents[] {
  if (parts.some((part) => !Number.isSafeInteger(part) || part < 0)) throw new RangeError('parts are whole numbers')
  const weights = sum(parts) > 0 ? parts : parts.map(() => 1)
  const whole = sum(weights)
  const shares = weights.map((weight, index) => {
    const remainder = (totalInCents * weight) % whole
    return { index, remainder, cents: (totalInCents * weight - remainder) / whole }
  })
  const centsLeft = totalInCents - sum(shares.map(({ cents }) => cents))
  const byRemainder = shares.toSorted((a, b) => b.remainder - a.remainder)
  const oneMore = new Set(byRemainder.slice(0, centsLeft).map(({ index }) => index))
  return shares.map(({ index, cents }) => cents + (oneMore.has(index) ? 1 : 0))
}
