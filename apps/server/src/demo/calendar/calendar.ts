import { addDays, weekdayOf } from '@app/domain'

/** An instant of a day as a clock in Quito shows it; Miami's shows the same, or an hour more in summer. */
export const at = (day: string, time: string): Date => new Date(`${day}T${time}:00-05:00`)

export const isWorkingDay = (day: string): boolean => weekdayOf(day) <= 5

/** The same day for 0; else the working day that many after it. */
export function workingDaysAfter(day: string, count: number): string {
  if (count === 0) return day
  const next = addDays(day, 1)
  return workingDaysAfter(next, isWorkingDay(next) ? count - 1 : count)
}

/** 1 is the last working day before the given one. */
export function workingDayBefore(day: string, count: number): string {
  const before = addDays(day, -1)
  const left = isWorkingDay(before) ? count - 1 : count
  return left === 0 ? before : workingDayBefore(before, left)
}

/** Every day from the first up to, not including, the last. */
export function daysBetween(first: string, end: string): string[] {
  const days: string[] = []
  for (let day = first; day < end; day = addDays(day, 1)) days.push(day)
  return days
}

export function isFirstWorkingDay(day: string): boolean {
  const earlier = daysBetween(`${day.slice(0, 8)}01`, day)
  return isWorkingDay(day) && !earlier.some(isWorkingDay)
}

/** As a clock shows it: 9 and 5 are 09:05. */
export const timeOfDay = (hour: number, minute: number): string =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`
