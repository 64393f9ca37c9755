import type { Language } from '../people/vocabularies.ts'
import { addDays, type Weekday } from '../rules/dates.ts'
import type { Opening, OpenSpan } from './opening-hours.ts'

/** A Monday: the other weekdays follow. */
const A_MONDAY = '2026-01-05'

const WORDS = {
  es: {
    until: (time: string) => `Abierto hasta ${the(time)}`,
    opens: (day: string, time: string) => `Abre ${day} a ${the(time)}`,
    days: ['hoy', 'mañana'],
    on: (weekday: string) => `el ${weekday}`,
    and: ' y ',
  },
  en: {
    until: (time: string) => `Open until ${time}`,
    opens: (day: string, time: string) => `Opens ${day} at ${time}`,
    days: ['today', 'tomorrow'],
    on: (weekday: string) => `on ${weekday}`,
    and: ' and ',
  },
} as const

const the = (time: string): string => (/^1:/.test(time) ? `la ${time}` : `las ${time}`)

/** "Abierto hasta las 18:00", "Opens tomorrow at 9:00 AM". */
export function openingInWords(opening: Opening, language: Language): string {
  const words = WORDS[language]
  if (opening.isOpen) return words.until(clockTime(opening.closesAt, language))
  const day = words.days[opening.daysAhead] ?? words.on(weekdayName(opening.opensOn, language, 'long'))
  return words.opens(day, clockTime(opening.opensAt, language))
}

/** One line of the week: its days, "lun – vie", and its hours, "9:00 – 18:00". */
export function openDaysInWords(
  { from, to, spans }: { from: Weekday; to: Weekday; spans: readonly OpenSpan[] },
  language: Language,
): { days: string; hours: string } {
  const names = [...new Set([from, to])].map((day) => weekdayName(addDays(A_MONDAY, day - 1), language, 'short'))
  const hours = spans.map(({ opensAt, closesAt }) => `${clockTime(opensAt, language)} – ${clockTime(closesAt, language)}`)
  return { days: names.join(' – '), hours: hours.join(WORDS[language].and) }
}

const weekdayName = (day: string, language: Language, weekday: 'long' | 'short'): string =>
  new Intl.DateTimeFormat(language, { weekday, timeZone: 'UTC' }).format(new Date(`${day}T12:00:00Z`))

/** '09:00' reads 9:00 in Spanish and 9:00 AM in English. */
function clockTime(time: string, language: Language): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const minutes = String(minute).padStart(2, '0')
  return language === 'es' ? `${hour}:${minutes}` : `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}
