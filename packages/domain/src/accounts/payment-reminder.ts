// When a client is reminded of a bill that they did not pay (office, section 3).
import { addDays, daysFromTo } from '../rules/dates.ts'

/** The days of a bill's age, ascending, on which its client is reminded; none, and nobody is. */
export type ReminderParameters = { reminderDays: readonly number[] }

/** As people enter them, in whatever order: 0 is none, and a day named twice is one. */
export const reminderDaysOf = (entered: readonly number[]): number[] =>
  [...new Set(entered)].filter((day) => day > 0).toSorted((one, other) => one - other)

/**
 * The day of the list that a bill is reminded of at an age in days; null where there is nothing to say. Of days that passed unsaid the newest
 * alone is said, and none that is not newer than the last one.
 */
export function reminderDue(ageInDays: number, lastDay: number | null, days: readonly number[]): number | null {
  const reached = days.findLast((day) => day <= ageInDays)
  return reached !== undefined && reached > (lastDay ?? 0) ? reached : null
}

export type RemindedBill = { issuedOn: string; lastDay: number | null }

/** The next reminder of a bill, and the business day on which it is sent, if nothing changes; `from` is the first that may be. */
export function nextReminder(
  { issuedOn, lastDay }: RemindedBill,
  days: readonly number[],
  from: string,
): { day: number; on: string } | null {
  const age = daysFromTo(issuedOn, from)
  const due = reminderDue(age, lastDay, days)
  if (due !== null) return { day: due, on: from }
  const day = days.find((one) => one > Math.max(age, lastDay ?? 0))
  return day === undefined ? null : { day, on: addDays(issuedOn, day) }
}
