// What the forms around a client's account are checked by.
import { optionalText, paymentAmount, text } from '@app/contract/fields/fields'
import { MOST_IN_CENTS } from '@app/domain'
import { z } from 'zod'
import { settlingForm } from '../earnings/settlements/settlements.schemas.ts'

export { settlingForm }

export const takenPaymentForm = settlingForm.extend({ amountInCents: paymentAmount, note: optionalText(500) })
export const movedCreditForm = z.object({ forId: z.string().min(1, 'required'), amountInCents: paymentAmount })
export const openingForm = z.object({
  side: z.enum(['owed', 'inFavour']),
  amountInCents: z.int('required').min(0, 'tooSmall').max(MOST_IN_CENTS, 'tooLarge'),
  reason: text(500),
})
export const wantedRefundForm = z.object({ amountInCents: paymentAmount, destination: text(200) })
