import { type Cents, roundedQuotient } from '../rules/money.ts'
import type { Grams } from '../rules/weight.ts'

/** 1 % = 100. */
export type BasisPoints = number
export type CentsPerKilogram = number

/** A percentage of an amount, rounded half up to the cent. */
export const percentOf = (amountInCents: Cents, basisPoints: BasisPoints): Cents =>
  roundedQuotient(amountInCents * basisPoints, 10_000)

/** What a weight costs, rounded half up to the cent; the weight itself is never rounded up to a kilogram. */
export const amountForWeight = (grams: Grams, centsPerKilogram: CentsPerKilogram): Cents =>
  roundedQuotient(grams * centsPerKilogram, 1_000)
