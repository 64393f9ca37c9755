// Numbers of carriers in a mail. What has a check digit must pass it: an order's or a telephone's number looks alike.
import { normaliseTracking } from '../rules/tracking.ts'

const digitsOf = (text: string): number[] => [...text].map(Number)
const weighed = (digits: readonly number[], weights: readonly number[]): number =>
  digits.reduce((sum, digit, index) => sum + digit * (weights[index % weights.length] ?? 0), 0)

/** 1Z and 16 more; letters count as their place, doubled and single in turn. */
export function isUps(number: string): boolean {
  const letters = [...number.slice(2, -1)].map((one) => (/\d/.test(one) ? Number(one) : (one.charCodeAt(0) - 63) % 10))
  return /^1Z[0-9A-Z]{15}\d$/.test(number) && (10 - (weighed(letters, [1, 2]) % 10)) % 10 === Number(number.at(-1))
}

/** 20 or 22 digits from 91 to 95, also after 420 and a ZIP: modulo 10 from the right, by threes. */
export function isUsps(number: string): boolean {
  const own = number.replace(/^420\d{5}(?:\d{4})?(?=9[1-5]\d{18,20}$)/, '')
  if (!/^9[1-5](?:\d{18}|\d{20})$/.test(own)) return false
  const fromRight = digitsOf(own.slice(0, -1)).toReversed()
  return (10 - (weighed(fromRight, [3, 1]) % 10)) % 10 === Number(own.at(-1))
}

/** Two letters, nine digits, a country: the Universal Postal Union's S10. */
export function isPostal(number: string): boolean {
  if (!/^[A-Z]{2}\d{9}[A-Z]{2}$/.test(number)) return false
  const rest = 11 - (weighed(digitsOf(number.slice(2, 10)), [8, 6, 4, 2, 3, 5, 9, 7]) % 11)
  return (rest === 10 ? 0 : rest === 11 ? 5 : rest) === Number(number[10])
}

/** 12 digits modulo 11, 15 modulo 10; shorter and longer ones have none that is told. */
export function isFedEx(number: string): boolean {
  if (/^\d{12}$/.test(number)) return (weighed(digitsOf(number.slice(0, -1)), [3, 1, 7]) % 11) % 10 === Number(number.at(-1))
  if (!/^\d{15}$/.test(number)) return false
  return (10 - (weighed(digitsOf(number.slice(0, -1)).toReversed(), [3, 1]) % 10)) % 10 === Number(number.at(-1))
}

/** Ten digits, of which the last is the rest by seven. */
export const isDhl = (number: string): boolean => /^\d{10}$/.test(number) && Number(number.slice(0, 9)) % 7 === Number(number[9])

const isAmazon = (number: string): boolean => /^TB[ACM]\d{12}$/.test(number)

const CANDIDATES =
  /(?<![\w-])(?:1Z(?:[ -]?[0-9A-Z]){16}|TB[ACM](?:[ -]?\d){12}|[A-Z]{2} ?\d{3} ?\d{3} ?\d{3} ?[A-Z]{2}|\d(?:[ -]?\d){9,33})(?![\w-])/g
/** Digits alone are a carrier's where the line, or the one before it, speaks of sending. */
const SPOKEN_OF = /track|rastre|seguimiento|gu[ií]a|fedex|dhl|usps|carrier|transportista|shipment|env[ií]o/i
const MOST = 10

/** Each once, as its carrier writes it, in the order of the mail. */
export function trackingNumbersOf(lines: readonly string[]): string[] {
  const found = lines.flatMap((line, index) => {
    const around = `${lines.slice(Math.max(0, index - 2), index).join(' ')} ${line}`
    return [...line.toUpperCase().matchAll(CANDIDATES)]
      .map(([text]) => normaliseTracking(text))
      .filter((number) => isTracking(number, around))
  })
  return [...new Set(found)].slice(0, MOST)
}

function isTracking(number: string, around: string): boolean {
  if (isUps(number) || isAmazon(number) || isPostal(number)) return true
  if (!SPOKEN_OF.test(around)) return false
  return isUsps(number) || isFedEx(number) || (/dhl/i.test(around) && isDhl(number))
}
