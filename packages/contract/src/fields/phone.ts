import { z } from 'zod'
import { phoneNumber } from '#phone-number'

const text = z.string('required').trim().max(30, 'tooLong')

const numberOf = (given: string, context: z.RefinementCtx): string => {
  const number = phoneNumber(given)
  if (number !== null) return number
  context.addIssue('phoneNotValid')
  return z.NEVER
}

export const phone = text.min(1, 'required').transform(numberOf).meta({ description: 'A phone number in E.164.' })

/** No text where there is none. */
export const optionalPhone = text.transform((given, context) => (given === '' ? '' : numberOf(given, context)))
