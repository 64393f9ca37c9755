import { z } from 'zod'
import { phoneNumber } from '#phone-number'

export const phone = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(30, 'tooLong')
  .transform((given, context) => {
    const number = phoneNumber(given)
    if (number !== null) return number
    context.addIssue('phoneNotValid')
    return z.NEVER
  })
  .meta({ description: 'A phone number in E.164.' })
