// Money is a whole number of US cents. Nothing outside this file and rates.ts multiplies or rounds amounts.
import { shiftDecimals } from './decimal.ts'

export type Cents = number

/** The most that anything is worth, also many things together: USD 1,000,000. */
export const MOST_IN_CENTS: Cents = 100_000_000
/** The largest amount that a column keeps: a price of the dearest goods may pass it at rates that were set too high. */
export const MOST_KEPT_IN_CENTS: Cents = 2_147_483_647

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/**
 * The quotient rounded half up to a whole number, exactly: whole numbers in, whole number out.
 * A negative quotient mirrors the positive one, so that a counter-entry always cancels its entry.
 * @throws RangeError when a number is not a whole number that JavaScript holds exactly.
 */
export function roundedQuotient(numerator: number, denominator: number): number {
  if (!Number.isSafeInteger(numerator) || !Number.isSafeInteger(denominator) || denominator <= 0) {
    throw new RangeError(`cannot divide exactly: ${numerator} / ${denominator}`)
  }
  const magnitude = Math.abs(numerator)
  const remainder = magnitude % denominator
  const whole = (magnitude - remainder) / denominator
  const rounded = remainder * 2 >= denominator ? whole + 1 : whole
  return numerator < 0 && rounded !== 0 ? -rounded : rounded
}

/** Cents of an amount in US dollars as people write it: 93.75 → 9375; further decimals round half up. */
export const centsFromDollars = (dollars: number): Cents => Math.round(shiftDecimals(dollars, 2))

export const dollarsFromCents = (amountInCents: Cents): number => shiftDecimals(amountInCents, -2)
