import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'

/** A phone number in E.164; numbers without a country are Ecuador's (specification, section 5). */
export const phone = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(30, 'tooLong')
  .transform((given, context) => {
    const number = parsePhoneNumberFromString(given, 'EC')
    if (number?.isValid()) return number.number as string
    context.addIssue('phoneNotValid')
    return z.NEVER
  })
