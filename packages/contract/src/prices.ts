import { PRICE_LINE_NAMES } from '@app/domain'
import { z } from 'zod'
import { signedCents } from './fields.ts'

/** One line of a price: the same names in the quote, the estimate, the bill and the earnings (domain, section 8). */
export const priceLine = z.strictObject({
  name: z.enum(PRICE_LINE_NAMES),
  amountInCents: signedCents,
  taxable: z.boolean(),
  label: z.string().optional(),
  basis: z.strictObject({ quantity: z.number().optional(), unit: z.string().optional(), rate: z.number().optional() }).optional(),
})

export const price = z.strictObject({ lines: z.array(priceLine), totalInCents: signedCents })
export type Price = z.output<typeof price>
