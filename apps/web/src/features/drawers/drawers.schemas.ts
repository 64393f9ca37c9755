// What the forms of drawers are checked by.
import { cents, optionalText, paymentAmount, text, wholeNumber } from '@app/contract/fields/fields'
import { DENOMINATIONS_IN_CENTS } from '@app/domain'
import { z } from 'zod'

export const drawerForm = z.object({ name: text(60), place: optionalText(80) })

export const openDrawerForm = z.object({ drawerId: text(40), floatInCents: wholeNumber().pipe(cents) })

export const cashMovementForm = z.object({ amountInCents: paymentAmount, reason: text(500) })

export const toBankForm = z.object({ amountInCents: paymentAmount, accountId: text(40), reference: text(80) })

/** Counts as they are typed: an empty field is none. */
const count = z
  .string()
  .trim()
  .regex(/^\d{0,6}$/, 'notValid')

export const closeDrawerForm = z
  .object({
    counts: z.array(count).length(DENOMINATIONS_IN_CENTS.length),
    reason: optionalText(500),
    toBankInCents: cents.nullable(),
    accountId: z.string(),
    reference: optionalText(80),
  })
  .refine(({ toBankInCents, reference }) => !toBankInCents || reference !== '', { error: 'required', path: ['reference'] })
