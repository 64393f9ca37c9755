import { COUNTRIES, callingCodeOf } from './calling-codes.ts'

/** Where the first zero belongs to the number. */
const KEEPS_ZERO = new Set(['IT', 'SM', 'VA'])

export type PhoneParts = { country: string; national: string }

/** '+593991234567' → Ecuador, 991234567; a number without a country is Ecuador's. */
export function phoneParts(phone: string): PhoneParts {
  if (!phone.startsWith('+')) return { country: 'EC', national: phone }
  const digits = phone.slice(1)
  const matching = COUNTRIES.filter(({ callingCode }) => digits.startsWith(callingCode))
  const longest = matching.reduce((length, { callingCode }) => Math.max(length, callingCode.length), 0)
  const country = matching.find(({ callingCode }) => callingCode.length === longest)
  return country ? { country: country.code, national: digits.slice(longest) } : { country: 'EC', national: phone }
}

/** As E.164; nothing while no digit was typed. A number pasted with its own `+` keeps it. */
export function phoneFrom({ country, national }: PhoneParts): string {
  if (national.trim().startsWith('+')) return `+${national.replaceAll(/\D/g, '')}`
  const digits = national.replaceAll(/\D/g, '')
  const significant = KEEPS_ZERO.has(country) ? digits : digits.replace(/^0+/, '')
  return significant ? `+${callingCodeOf(country)}${significant}` : ''
}
