import { EARNING_STATUSES, PRICE_LINE_NAMES } from '@app/domain'
import { z } from 'zod'
import { id, signedCents } from './fields.ts'

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

/** What an order is charged beside its carriage. */
export const extraCharge = z.strictObject({
  id,
  /** Of the catalogue, as it was then; none for a charge of its own. */
  chargeId: id.nullable(),
  name: z.string(),
  amountInCents: z.int(),
  isTaxable: z.boolean(),
  note: z.string(),
})
export type ExtraCharge = z.output<typeof extraCharge>

export const price = z.strictObject({ lines: z.array(priceLine), totalInCents: signedCents })
export type Price = z.output<typeof price>

/**
 * How an associate's earning came to be (domain, section 8), with what it takes to compute it again: `base` = weight × base price, at most
 * the freight; `margin` = freight − base; `bonus` and `keptBack` = margin × their rates; `profit` = margin + bonus − kept back.
 */
export const orderEarning = z.strictObject({
  status: z.enum(EARNING_STATUSES),
  weightInGrams: z.int(),
  basePricePerKilogramInCents: z.int(),
  bonusRateInBasisPoints: z.int(),
  discountRateInBasisPoints: z.int(),
  /** Less the client's discount. */
  freightInCents: signedCents,
  baseInCents: signedCents,
  marginInCents: signedCents,
  bonusInCents: signedCents,
  keptBackInCents: signedCents,
  profitInCents: signedCents,
})
