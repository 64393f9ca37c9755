// What the forms around a client's account are checked by.
import { optionalText, paymentAmount } from '@app/contract/fields/fields'
import { settlingForm } from '../earnings/settlements/settlements.schemas.ts'

export const takenPaymentForm = settlingForm.extend({ amountInCents: paymentAmount, note: optionalText(500) })
