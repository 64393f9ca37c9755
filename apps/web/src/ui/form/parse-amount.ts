import { centsFromDollars, gramsFromKilograms, gramsFromPounds, parseDecimal } from '@app/domain'

/** What a person typed: nothing yet, an amount, or something that is none. */
export type Typed = { kind: 'empty' } | { kind: 'amount'; amount: number } | { kind: 'wrong' }

const decimalsOf = (text: string): number => /[.,](\d+)$/.exec(text)?.[1]?.length ?? 0

/** The sign or unit that people write before or after a number. */
const BESIDE = /^(?:usd?)?\s*\$?|\$?\s*(?:usd|kgs?|lbs?)?$/gi
/** A space before three digits groups thousands; between others it is a slip, and is not swallowed. */
const GROUPING_SPACE = /(?<=\d)\s(?=\d{3}(?!\d))/g

const bareOf = (text: string): string => text.trim().replaceAll(BESIDE, '').trim().replaceAll(GROUPING_SPACE, '')

function parseAmount(text: string, mostDecimals: number, convert: (value: number) => number): Typed {
  const bare = bareOf(text)
  if (bare === '') return { kind: 'empty' }
  const value = parseDecimal(bare)
  // '1,234' would be 1.23 dollars silently: more decimals than there can be are asked about, not rounded.
  if (value === null || value < 0 || decimalsOf(bare) > mostDecimals) return { kind: 'wrong' }
  const amount = convert(value)
  return Number.isSafeInteger(amount) ? { kind: 'amount', amount } : { kind: 'wrong' }
}

/** Dollars with a comma or a point, as cents. */
export const parseCents = (text: string): Typed => parseAmount(text, 2, centsFromDollars)

/** Kilograms or pounds with a comma or a point, as grams. */
export const parseGrams = (text: string, unit: 'kg' | 'lb'): Typed =>
  parseAmount(text, 3, unit === 'kg' ? gramsFromKilograms : gramsFromPounds)

/** '1.234' and '1,234': one person's thousands are another's decimals, so that the field says how it understood them. */
export const isAmbiguous = (text: string): boolean => /^\d{1,3}[.,]\d{3}$/.test(bareOf(text))
