// The days that a report is about, and those before them that it is compared with (office, section 4).
import { addDays, daysFromTo } from '../rules/dates.ts'

/** Both days included. */
export type ReportDays = { from: string; to: string }

/** As many days, right before. */
export function daysBefore({ from, to }: ReportDays): ReportDays {
  return { from: addDays(from, 0 - lengthOf({ from, to })), to: addDays(from, -1) }
}

/** From the first of the month to that day. */
export const monthUntil = (day: string): ReportDays => ({ from: `${day.slice(0, 7)}-01`, to: day })

const STEPS_IN_DAYS = [1, 7, 30] as const
const MOST_STEPS = 14

/** How many days one bar of a report's chart has: a day, a week, thirty days, or what makes fourteen bars. */
export function stepInDays(days: ReportDays): number {
  const length = lengthOf(days)
  return STEPS_IN_DAYS.find((step) => length <= step * MOST_STEPS) ?? Math.ceil(length / MOST_STEPS)
}

/** The days of each bar; the last one may be shorter. */
export function stepsOf(days: ReportDays): ReportDays[] {
  const step = stepInDays(days)
  return Array.from({ length: Math.ceil(lengthOf(days) / step) }, (_, index) => {
    const from = addDays(days.from, index * step)
    const last = addDays(from, step - 1)
    return { from, to: last < days.to ? last : days.to }
  })
}

const lengthOf = ({ from, to }: ReportDays): number => daysFromTo(from, to) + 1
