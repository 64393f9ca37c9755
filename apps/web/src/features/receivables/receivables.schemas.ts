// What the form of a promise to pay is checked by.
import { businessDate, optionalText, paymentAmount } from '@app/contract/fields/fields'
import { z } from 'zod'

export const promiseForm = z.object({ promisedOn: businessDate, amountInCents: paymentAmount, note: optionalText(500) })
