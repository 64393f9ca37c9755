// Days are 'YYYY-MM-DD', counted in UTC so that no zone or clock change can move them.

/** 1 Monday … 7 Sunday (ISO 8601). */
export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

const MILLISECONDS_PER_DAY = 86_400_000

/** @throws RangeError when the text is not a day of the calendar. */
function instantOf(day: string): number {
  const instant = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(instant) || dayOf(instant) !== day) throw new RangeError(`not a day: ${day}`)
  return instant
}

const dayOf = (instant: number): string => new Date(instant).toISOString().slice(0, 10)

export const addDays = (day: string, days: number): string => dayOf(instantOf(day) + days * MILLISECONDS_PER_DAY)

/** From the first to the second; negative where that is earlier. */
export const daysFromTo = (first: string, second: string): number => (instantOf(second) - instantOf(first)) / MILLISECONDS_PER_DAY

export const weekdayOf = (day: string): Weekday => (new Date(instantOf(day)).getUTCDay() || 7) as Weekday

/** The first such weekday on or after the day. */
export const weekdayOnOrAfter = (day: string, weekday: Weekday): string => addDays(day, (weekday - weekdayOf(day) + 7) % 7)

/** The last such weekday before the day. */
export const weekdayBefore = (day: string, weekday: Weekday): string => addDays(weekdayOnOrAfter(day, weekday), -7)

/** Ecuador's fiscal year is the calendar year. */
export const fiscalYearOf = (day: string): number => new Date(instantOf(day)).getUTCFullYear()

const QUITO_OFFSET_IN_MILLISECONDS = -5 * 3_600_000 // America/Guayaquil never changes its clocks

/** The business day of an instant: its day in America/Guayaquil. */
export const businessDay = (instant: Date): string => dayOf(instant.getTime() + QUITO_OFFSET_IN_MILLISECONDS)

/** An instant in the name of a file, by day and second of Quito, as in 2026-11-24-153012: the next file of its kind has another name. */
export function secondInFileName(instant: Date): string {
  const second = new Date(instant.getTime() + QUITO_OFFSET_IN_MILLISECONDS).toISOString().slice(0, 19)
  return second.replace('T', '-').replaceAll(':', '')
}

/** An instant by Quito's clock with its offset, to the second: 2026-11-23T10:42:07-05:00. */
export const timeInQuito = (instant: Date): string =>
  `${new Date(instant.getTime() + QUITO_OFFSET_IN_MILLISECONDS).toISOString().slice(0, 19)}-05:00`

/** The instant at which a business day begins in Quito; it ends where the next one begins. */
export const startOfBusinessDay = (day: string): Date => new Date(instantOf(day) - QUITO_OFFSET_IN_MILLISECONDS)
