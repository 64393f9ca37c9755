import { z } from 'zod'
import { outcome } from '../fields/endings.ts'
import { id, recipient, signedCents } from '../fields/fields.ts'
import { priceLine } from '../fields/prices.ts'
import { title } from '../fields/title.ts'

export const invoiceOwner = recipient
  .omit({ authorizedNameId: true })
  .extend({ email: z.string(), address: z.string() })
  .meta({ description: 'Who the bill is made out to.' })

export const billedOrder = z.strictObject({
  id,
  code: z.string(),
  outcome,
  isReleased: z.boolean().meta({
    description: 'It was credited since, and may be billed anew, elsewhere: this bill only says what it said of it.',
  }),
  description: z.string(),
  title,
  tracking: z.string().nullable(),
  weightInGrams: z.int(),
  lines: z.array(priceLine),
  serviceInCents: signedCents,
  dutyInCents: signedCents,
})
