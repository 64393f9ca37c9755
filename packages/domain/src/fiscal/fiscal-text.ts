// How texts, amounts and days are written in a fiscal document.
import { addDays } from '../rules/dates.ts'
import { type Cents, roundedQuotient } from '../rules/money.ts'
import type { Grams } from '../rules/weight.ts'

/** The most letters of a text, unless its field says less (ficha técnica). */
export const LONGEST_FISCAL_TEXT = 300

const DASHES = /[‐‑‒–—―−]/g
const SINGLE_QUOTES = /[‘’‚‛′]/g
const DOUBLE_QUOTES = /[“”„‟″«»]/g
/** Controls, invisible marks, halves of a pair, what XML forbids, and all outside of the Basic Multilingual Plane. */
const UNWRITABLE = /[\p{Cc}\p{Cf}\p{Cs}\uFFFE\uFFFF]|[\u{10000}-\u{10FFFF}]/gu

/** A text as the SRI takes it: it refuses line breaks and runs of spaces, or never answers them. */
export const fiscalText = (text: string, most: number = LONGEST_FISCAL_TEXT): string =>
  text
    .replaceAll(/\s+/g, ' ')
    .replaceAll(DASHES, '-')
    .replaceAll(SINGLE_QUOTES, "'")
    .replaceAll(DOUBLE_QUOTES, '"')
    .replaceAll(UNWRITABLE, '')
    .normalize('NFC')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, most)
    .trim()

/** Dollars with two decimals and a point: 4834 → 48.34. A percentage of basis points is written so too: 1500 → 15.00. */
export function fiscalAmount(hundredths: Cents): string {
  if (!Number.isSafeInteger(hundredths) || hundredths < 0) throw new RangeError(`not written in a document: ${hundredths}`)
  const digits = String(hundredths).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** What an amount says, in cents; NaN when it is none. */
export const centsOfFiscalAmount = (text: string): Cents =>
  /^\d{1,12}\.\d{2}$/.test(text) ? Number(text.replace('.', '')) : Number.NaN

/** Kilograms with two decimals, half up: 3900 g → 3.90. */
export const fiscalKilograms = (grams: Grams): string => fiscalAmount(roundedQuotient(grams, 10))

/** 'YYYY-MM-DD' → dd/mm/yyyy. @throws RangeError when the day is none. */
export const fiscalDay = (day: string): string => addDays(day, 0).split('-').reverse().join('/')
