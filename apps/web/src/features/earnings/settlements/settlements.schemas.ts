// What the forms around settlements are checked by.
import { businessDate, id, optionalText, text } from '@app/contract/fields/fields'
import { PAYMENT_METHODS } from '@app/domain'
import { z } from 'zod'

export const settlingForm = z.object({
  paidOn: businessDate,
  method: z.enum(PAYMENT_METHODS),
  accountId: id.or(z.literal('')),
  reference: optionalText(80),
})
export type SettlingForm = z.input<typeof settlingForm>

export const takeBackForm = z.object({ reason: text(500) })
