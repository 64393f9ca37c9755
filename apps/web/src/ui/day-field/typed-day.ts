import { localeOf } from '../../i18n/language.ts'

/** What a person typed: nothing yet, a day, or something that is none. */
export type TypedDay = { kind: 'empty' } | { kind: 'day'; day: string } | { kind: 'wrong' }

type Part = 'day' | 'month' | 'year'
type Groups = Partial<Record<Part, string>>

/** In Ecuador the day comes first, in the United States the month. */
const ORDERS: Record<ReturnType<typeof localeOf>, readonly Part[]> = {
  'es-EC': ['day', 'month', 'year'],
  'en-US': ['month', 'day', 'year'],
}
/** Years of two digits up to so many years from now are of this century, the others are birthdays. */
const YEARS_AHEAD = 20

/** Whether it is 'YYYY-MM-DD' and a day of the calendar. */
export function isDay(text: string): boolean {
  const instant = Date.parse(`${text}T00:00:00Z`)
  return !Number.isNaN(instant) && new Date(instant).toISOString().slice(0, 10) === text
}

/** A day in numbers, in the order of the language: 25/11/2026 or 11/25/2026. What is no day stays as it is. */
export function printDay(day: string, language: string): string {
  if (!isDay(day)) return day
  const [year, month, date] = day.split('-')
  const parts = { year, month, day: date }
  return ORDERS[localeOf(language)].map((part) => parts[part]).join('/')
}

/** A day as people type it: 25/11/2026, 25-11-26, 5.1.26, 25112026, 251126, or 2026-11-25. */
export function readDay(text: string, language: string, today: string): TypedDay {
  const bare = text.trim()
  if (bare === '') return { kind: 'empty' }
  const { year, month, day } = groupsOf(bare, ORDERS[localeOf(language)])
  if (!year || !month || !day) return { kind: 'wrong' }
  const read = `${wholeYear(year, today)}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(read) ? { kind: 'day', day: read } : { kind: 'wrong' }
}

function groupsOf(text: string, order: readonly Part[]): Groups {
  if (/^\d{4}-\d{1,2}-\d{1,2}$/.test(text)) return named(text.split('-'), ['year', 'month', 'day'])
  const apart = /^(\d{1,2})\s*[/.\-\s]\s*(\d{1,2})\s*[/.\-\s]\s*(\d{4}|\d{2})$/.exec(text)
  const together = /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(text)
  return named((apart ?? together)?.slice(1) ?? [], order)
}

const named = (groups: readonly string[], order: readonly Part[]): Groups =>
  Object.fromEntries(groups.map((group, position) => [order[position], group]))

function wholeYear(year: string, today: string): string {
  if (year.length === 4) return year
  const thisYear = Number(today.slice(0, 4))
  const century = thisYear - (thisYear % 100)
  const inThisCentury = century + Number(year)
  return String(inThisCentury > thisYear + YEARS_AHEAD ? inThisCentury - 100 : inThisCentury)
}
