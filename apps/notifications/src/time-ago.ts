const LOCALES = { es: 'es-EC', en: 'en-US' } as const
type Language = keyof typeof LOCALES

const CLOCKS = {
  es: { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  en: { hour: 'numeric', minute: '2-digit' },
} as const

const MINUTE_IN_MILLISECONDS = 60_000
const HOUR_IN_MILLISECONDS = 60 * MINUTE_IN_MILLISECONDS
const DAY_IN_MILLISECONDS = 24 * HOUR_IN_MILLISECONDS
const DAYS_TOLD_AS_AGO = 7
/** What did not happen in a warehouse is told in Quito's zone (screens, rules). */
const timeZone = 'America/Guayaquil'

/** `hace 5 minutos`, `ayer`; after a week the day. */
export function timeAgo(instant: string, now: Date, language: Language): string {
  const then = new Date(instant)
  const age = Math.max(0, now.getTime() - then.getTime())
  const ago = (amount: number, unit: 'second' | 'minute' | 'hour' | 'day') =>
    new Intl.RelativeTimeFormat(LOCALES[language], { numeric: 'auto' }).format(-amount, unit)
  if (age < MINUTE_IN_MILLISECONDS) return ago(0, 'second')
  if (age < HOUR_IN_MILLISECONDS) return ago(Math.floor(age / MINUTE_IN_MILLISECONDS), 'minute')
  if (age < DAY_IN_MILLISECONDS) return ago(Math.floor(age / HOUR_IN_MILLISECONDS), 'hour')
  const days = daysBetween(then, now)
  return days < DAYS_TOLD_AS_AGO ? ago(days, 'day') : day(then, now, language)
}

/** For whoever wants to know exactly. */
export function exactTime(instant: string, language: Language): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...options, timeZone }).format(new Date(instant))
  return `${format({ dateStyle: 'full' })}, ${format(CLOCKS[language])}`
}

/** Calendar days of Quito. */
function daysBetween(then: Date, now: Date): number {
  const [first, last] = [then, now].map((date) => Date.parse(new Intl.DateTimeFormat('en-CA', { timeZone }).format(date)))
  return Math.round(((last ?? 0) - (first ?? 0)) / DAY_IN_MILLISECONDS)
}

function day(then: Date, now: Date, language: Language): string {
  const yearOf = (date: Date) => new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric' }).format(date)
  const year = yearOf(then) === yearOf(now) ? {} : ({ year: 'numeric' } as const)
  return new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'short', ...year, timeZone }).format(then)
}
