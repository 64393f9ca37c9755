import { addDays, businessDay, timeInQuito, type Weekday, weekdayOf } from '../rules/dates.ts'

/** From one time to another of the same day, 'HH:MM' by Quito's clock; closed from `closesAt` on. */
export type OpenSpan = { opensAt: string; closesAt: string }

/** The same times on several days of every week. */
export type OpeningHours = OpenSpan & { weekdays: Weekday[] }

/** Whether the counter is open, until when, or else on which day ('YYYY-MM-DD') and at what time it opens again. */
export type Opening = { isOpen: true; closesAt: string } | { isOpen: false; opensOn: string; opensAt: string; daysAhead: number }

const WEEK: readonly Weekday[] = [1, 2, 3, 4, 5, 6, 7]

/** Null where no hours are set. */
export function openingAt(hours: readonly OpeningHours[], now: Date): Opening | null {
  const today = businessDay(now)
  const time = timeInQuito(now).slice(11, 16)
  const open = spansOf(hours, weekdayOf(today)).find(({ opensAt, closesAt }) => opensAt <= time && time < closesAt)
  if (open) return { isOpen: true, closesAt: open.closesAt }
  for (let daysAhead = 0; daysAhead <= WEEK.length; daysAhead++) {
    const opensOn = addDays(today, daysAhead)
    const next = spansOf(hours, weekdayOf(opensOn)).find(({ opensAt }) => daysAhead > 0 || opensAt > time)
    if (next) return { isOpen: false, opensOn, opensAt: next.opensAt, daysAhead }
  }
  return null
}

/** The week, days in a row that are alike together; closed days are left out. */
export function openWeek(hours: readonly OpeningHours[]): { from: Weekday; to: Weekday; spans: OpenSpan[] }[] {
  const runs: { from: Weekday; to: Weekday; spans: OpenSpan[] }[] = []
  for (const day of WEEK) {
    const spans = spansOf(hours, day)
    if (spans.length === 0) continue
    const last = runs.at(-1)
    if (last && last.to === day - 1 && isSame(last.spans, spans)) last.to = day
    else runs.push({ from: day, to: day, spans })
  }
  return runs
}

/** The first of them that says of a day what one before it says already; -1 where none does. */
export const firstOverlap = (hours: readonly OpeningHours[]): number =>
  hours.findIndex((one, index) => hours.slice(0, index).some((before) => isOver(one, before)))

const isOver = (one: OpeningHours, other: OpeningHours): boolean =>
  one.weekdays.some((day) => other.weekdays.includes(day)) && one.opensAt < other.closesAt && other.opensAt < one.closesAt

/** Of one day, the earliest first; what follows without a pause is one. */
function spansOf(hours: readonly OpeningHours[], day: Weekday): OpenSpan[] {
  const spans: OpenSpan[] = []
  const ofDay = hours.filter(({ weekdays }) => weekdays.includes(day))
  for (const { opensAt, closesAt } of ofDay.sort((one, other) => (one.opensAt < other.opensAt ? -1 : 1))) {
    const last = spans.at(-1)
    if (last?.closesAt === opensAt) last.closesAt = closesAt
    else spans.push({ opensAt, closesAt })
  }
  return spans
}

const isSame = (some: readonly OpenSpan[], others: readonly OpenSpan[]): boolean =>
  some.length === others.length &&
  some.every(({ opensAt, closesAt }, index) => opensAt === others[index]?.opensAt && closesAt === others[index]?.closesAt)
