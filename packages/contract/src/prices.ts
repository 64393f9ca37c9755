import { PRICE_LINE_NAMES } from '@app/domain'
import { z } from 'zod'
import { signedCents } from './fields.ts'

/** How an amount came to be: a weight at a rate (or the minimum, where that is more), or a percentage of another amount. */
const lineBasis = z.union([
  z.strictObject({ weightInGrams: z.int(), rateInCentsPerKilogram: z.int(), isMinimum: z.boolean() }),
  z.strictObject({ ofInCents: signedCents, rateInBasisPoints: z.int() }),
])

/** One line of a price: the same names in the quote, the estimate, the bill and the earnings (domain, section 8). */
export const priceLine = z.strictObject({
  name: z.enum(PRICE_LINE_NAMES),
  amountInCents: signedCents,
  taxable: z.boolean(),
  label: z.string().optional(),
  basis: lineBasis.optional(),
})

export const price = z.strictObject({ lines: z.array(priceLine), totalInCents: signedCents })
export type Price = z.output<typeof price>
