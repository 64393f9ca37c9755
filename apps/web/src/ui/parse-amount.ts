import { centsFromDollars, gramsFromKilograms, gramsFromPounds, parseDecimal } from '@app/domain'

/** What a person typed: nothing yet, an amount, or something that is none. */
export type Typed = { kind: 'empty' } | { kind: 'amount'; amount: number } | { kind: 'wrong' }

const decimalsOf = (text: string): number => /[.,](\d+)$/.exec(text)?.[1]?.length ?? 0

function parseAmount(text: string, mostDecimals: number, convert: (value: number) => number): Typed {
  const bare = text.replaceAll(/[$\s]|kg|lb/gi, '')
  if (bare === '') return { kind: 'empty' }
  const value = parseDecimal(bare)
  // '1,234' would be 1.23 dollars silently: more decimals than there can be are asked about, not rounded.
  if (value === null || value < 0 || decimalsOf(bare) > mostDecimals) return { kind: 'wrong' }
  return { kind: 'amount', amount: convert(value) }
}

/** Dollars with a comma or a point, as cents. */
export const parseCents = (text: string): Typed => parseAmount(text, 2, centsFromDollars)

/** Kilograms or pounds with a comma or a point, as grams. */
export const parseGrams = (text: string, unit: 'kg' | 'lb'): Typed =>
  parseAmount(text, 3, unit === 'kg' ? gramsFromKilograms : gramsFromPounds)
