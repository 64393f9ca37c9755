import {
  businessDay,
  centsFromDollars,
  gramsFromKilograms,
  gramsFromPounds,
  type Parameters,
  parseDecimal,
  type Quote,
  quoteOf,
} from '@app/domain'
import { now } from '../../clock.ts'
import type { FormFault } from './front-door-words.ts'

/** As it was typed, to be shown again. */
export type TypedForm = { value: string; weight: string; unit: 'kg' | 'lb' }

export type FormOutcome =
  | { kind: 'empty' | 'tooMany' }
  | { kind: 'refused'; faults: { value?: FormFault; weight?: FormFault } }
  | { kind: 'tooMuch' }
  | { kind: 'quoted'; quote: Quote; valueInCents: number }

const LONGEST_TYPED = 20
const MOST_GRAMS = 1_000_000
const MOST_CENTS = 10_000_000

const textOf = (given: unknown): string => (typeof given === 'string' ? given.trim().slice(0, LONGEST_TYPED) : '')

/** What the address carries of the form; everything else in it is nothing. */
export const typedFormOf = (query: Readonly<Record<string, unknown>>): TypedForm => ({
  value: textOf(query.value),
  weight: textOf(query.weight),
  unit: query.unit === 'lb' ? 'lb' : 'kg',
})

export const isSent = (query: Readonly<Record<string, unknown>>): boolean => 'value' in query || 'weight' in query

/** A courier package of category B that travels alone, as clients without a discount are quoted it. */
export function quoteOfForm({ value, weight, unit }: TypedForm, parameters: Parameters): FormOutcome {
  const valueInCents = wholeOf(value, centsFromDollars, MOST_CENTS)
  const weightInGrams = wholeOf(weight, unit === 'lb' ? gramsFromPounds : gramsFromKilograms, MOST_GRAMS)
  if (valueInCents === null || weightInGrams === null) {
    const ofValue = valueInCents === null ? { value: value ? ('valueWrong' as const) : ('valueMissing' as const) } : {}
    const ofWeight = weightInGrams === null ? { weight: weight ? ('weightWrong' as const) : ('weightMissing' as const) } : {}
    return { kind: 'refused', faults: { ...ofValue, ...ofWeight } }
  }
  const request = { category: 'B', weightInGrams, valueInCents, hasDiscount: false, intakeDate: businessDay(now()) } as const
  const quote = quoteOf(request, parameters)
  return quote.fitsCategory ? { kind: 'quoted', quote, valueInCents } : { kind: 'tooMuch' }
}

function wholeOf(typed: string, convert: (value: number) => number, most: number): number | null {
  const value = parseDecimal(typed)
  const whole = value === null ? null : convert(value)
  return whole !== null && whole > 0 && whole <= most ? whole : null
}
