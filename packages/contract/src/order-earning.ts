import { EARNING_STATUSES } from '@app/domain'
import { z } from 'zod'
import { signedCents } from './fields.ts'

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
