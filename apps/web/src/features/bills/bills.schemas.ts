// What the forms around bills are checked by.

import { businessDate, id, ids, optionalText, paymentAmount, text } from '@app/contract/fields/fields'
import { businessDay, PAYMENT_METHODS } from '@app/domain'
import { z } from 'zod'

export const deliveryForm = z.object({ orderIds: ids, identification: text(20) })

export const paymentForm = z.object({
  receivedOn: businessDate.refine((day) => day <= businessDay(new Date()), { error: 'dayInFuture' }),
  method: z.enum(PAYMENT_METHODS),
  accountId: id.or(z.literal('')),
  references: z.array(optionalText(80)),
  amounts: z.array(paymentAmount),
})
export type PaymentForm = z.input<typeof paymentForm>
