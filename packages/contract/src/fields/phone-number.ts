import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** What was given as E.164, or null where no such number can be: without a country it is Ecuador's (specification, section 5). */
export function phoneNumber(given: string): string | null {
  const number = parsePhoneNumberFromString(given, 'EC')
  return number?.isValid() ? number.number : null
}
