// What the form around more compensation is checked by.
import { paymentAmount, text } from '@app/contract/fields/fields'
import { z } from 'zod'

export const moreCompensationForm = z.object({ amountInCents: paymentAmount, reason: text(500) })
