// How amounts, weights and days read on paper: in es-EC or en-US, never in plain `es` (quality, "For everyone").
import { type Cents, dollarsFromCents, type Grams, kilogramsFromGrams, type Language } from '@app/domain'
import { whenAsked } from './when-asked.ts'

const LOCALES = { es: 'es-EC', en: 'en-US' } as const satisfies Record<Language, string>

/** Before the sign of the currency, as on the screens. */
const MINUS = '\u2212'

export type Formats = {
  /** $36,64 in Spanish, $36.64 in English. */
  money: (amount: Cents) => string
  kilograms: (weight: Grams) => string
  percent: (basisPoints: number) => string
  /** How many: 1.872 in Spanish, 1,872 in English. */
  count: (count: number) => string
  /** A business day in words. */
  day: (instant: Date) => string
  /** Day and minute in Quito. */
  moment: (instant: Date) => string
  /** The day in the Miami warehouse, in short. */
  miamiDay: (instant: Date) => string
}

const formatsOf = (locale: string): Formats => {
  const money = whenAsked(() => new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' }))
  const kilograms = whenAsked(() => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 3 }))
  const whole = whenAsked(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 0 }))
  const percent = whenAsked(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 2 }))
  const day = whenAsked(() => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'America/Guayaquil' }))
  const moment = whenAsked(
    () => new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'America/Guayaquil' }),
  )
  const miamiDay = whenAsked(() => new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'America/New_York' }))
  return {
    money: (amount) => `${amount < 0 ? MINUS : ''}${money().format(dollarsFromCents(Math.abs(amount)))}`,
    kilograms: (weight) => `${kilograms().format(kilogramsFromGrams(weight))} kg`,
    percent: (basisPoints) => `${percent().format(basisPoints / 100)} %`,
    count: (count) => whole().format(count),
    day: (instant) => day().format(instant),
    moment: (instant) => moment().format(instant),
    miamiDay: (instant) => miamiDay().format(instant),
  }
}

export const FORMATS: Record<Language, Formats> = { es: formatsOf(LOCALES.es), en: formatsOf(LOCALES.en) }
