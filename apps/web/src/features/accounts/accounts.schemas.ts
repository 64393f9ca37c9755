// What the forms around a client's account are checked by.
import { optionalText, paymentAmount, text } from '@app/contract/fields/fields'
import { z } from 'zod'
import { settlingForm } from '../earnings/settlements/settlements.schemas.ts'

export { settlingForm }

export const takenPaymentForm = settlingForm.extend({ amountInCents: paymentAmount, note: optionalText(500) })
export const movedCreditForm = z.object({ forId: z.string().min(1, 'required'), amountInCents: paymentAmount })
export const wantedRefundForm = z.object({ amountInCents: paymentAmount, destination: text(200) })
export const becauseForm = z.object({ reason: text(500) })
