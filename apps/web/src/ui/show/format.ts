// How numbers, money, weights and times read in the person's language. Rounding of amounts is the domain's, not ours.
import { kilogramsFromGrams, poundsFromGrams } from '@app/domain'
import { clockOf } from './clock.ts'
import { dateFormatter, numberFormatter } from './formatters.ts'

export type Place = 'MIA' | 'UIO'

/** What happened in a warehouse is told in its own zone, everything else in Quito's (screens, rules). */
const ZONES: Record<Place, string> = { MIA: 'America/New_York', UIO: 'America/Guayaquil' }
const MINUS = '\u2212'
const NO_BREAK = '\u00a0'
const NEAR_IN_MILLISECONDS = 7 * 86_400_000

export function formatMoney(cents: number, language: string): string {
  const amount = numberFormatter(language, { style: 'currency', currency: 'USD' }).format(Math.abs(cents) / 100)
  return cents < 0 ? `${MINUS}${amount}` : amount
}

/** Lists are counted exactly up to here; one more means "and more". */
const COUNTED_TO = 10_000

export const formatCounted = (total: number, language: string): string =>
  total > COUNTED_TO ? `${formatNumber(COUNTED_TO, language)}+` : formatNumber(total, language)

export const formatNumber = (value: number, language: string, options?: Intl.NumberFormatOptions): string =>
  numberFormatter(language, options).format(value)

/** Two decimals unless the grams need the third. */
export function formatWeight(grams: number, language: string, unit: 'kg' | 'lb' = 'kg'): string {
  const value = unit === 'kg' ? kilogramsFromGrams(grams) : poundsFromGrams(grams)
  const maximumFractionDigits = unit === 'kg' ? 3 : 2
  return `${formatNumber(value, language, { minimumFractionDigits: 2, maximumFractionDigits })}${NO_BREAK}${unit}`
}

/** 650 basis points read 6,5 %. */
export const formatPercent = (basisPoints: number, language: string): string =>
  `${formatNumber(basisPoints / 100, language, { maximumFractionDigits: 2 })}${NO_BREAK}%`

/** 600 cents read 6,00 USD/kg, as parameters and prices name their unit. */
export const formatPerKilogram = (cents: number, language: string): string =>
  `${formatNumber(cents / 100, language, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}${NO_BREAK}USD/kg`

/** A calendar day: with its weekday while near, with its year when it is another one. */
export function formatDay(day: string, language: string, now: Date): string {
  const date = new Date(`${day}T12:00:00Z`)
  const near = Math.abs(date.getTime() - now.getTime()) <= NEAR_IN_MILLISECONDS
  const sameYear = date.getUTCFullYear() === now.getUTCFullYear()
  return dateText(date, language, {
    timeZone: 'UTC',
    ...(near ? { weekday: 'short' } : {}),
    ...(sameYear ? {} : { year: 'numeric' }),
  })
}

/** The month of a day, with its year: `noviembre de 2026`. */
export const formatMonth = (day: string, language: string): string =>
  dateFormatter(language, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

/** From one day to another, or the one day that it is; with years where one is another than the present. */
export function formatDays({ from, to }: { from: string; to: string }, language: string, now: Date): string {
  const dates = [...new Set([from, to])].map((day) => new Date(`${day}T12:00:00Z`))
  const sameYear = dates.every((date) => date.getUTCFullYear() === now.getUTCFullYear())
  const options = { timeZone: 'UTC', ...(sameYear ? {} : { year: 'numeric' as const }) }
  return dates.map((date) => dateText(date, language, options)).join(' – ')
}

/** An instant in the zone of a place, with the clock: `vie 20 nov, 15:05`. */
export function formatInstant(instant: string, language: string, place: Place = 'UIO'): string {
  const date = new Date(instant)
  const timeZone = ZONES[place]
  const clock = dateFormatter(language, { timeZone, ...clockOf(language) }).format(date)
  return `${dateText(date, language, { timeZone, weekday: 'short' })}, ${clock}`
}

/** Spanish without the comma that Intl puts after the weekday. */
function dateText(date: Date, language: string, options: Intl.DateTimeFormatOptions): string {
  const text = dateFormatter(language, { day: 'numeric', month: 'short', ...options }).format(date)
  return language.startsWith('en') ? text : text.replace(', ', ' ')
}

/** 'ana maría pérez' → 'Ana María Pérez' (specification, section 2). */
export const capitalised = (name: string): string =>
  name
    .trim()
    .split(/\s+/)
    .map((part) => part.charAt(0).toLocaleUpperCase('es') + part.slice(1).toLocaleLowerCase('es'))
    .join(' ')

export function formatBytes(bytes: number, language: string): string {
  const megabytes = bytes / 1024 ** 2
  if (megabytes >= 1) return `${formatNumber(megabytes, language, { maximumFractionDigits: 1 })}${NO_BREAK}MB`
  return `${formatNumber(Math.ceil(bytes / 1024), language)}${NO_BREAK}kB`
}
