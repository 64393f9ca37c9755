// The ranges of days that an office asks for by name. Days are Quito's, 'YYYY-MM-DD'.
import { addDays, weekdayOf } from '@app/domain'
import type { Days } from '../list/list-state.ts'

export const NAMED_DAYS = ['today', 'yesterday', 'thisWeek', 'thisMonth', 'lastMonth', 'thisYear'] as const
export type NamedDays = (typeof NAMED_DAYS)[number]

/** Whole weeks, from Monday, months and years: what is planned for the rest of them is in it too. */
export function daysNamed(name: NamedDays, today: string): Days {
  const month = today.slice(0, 7)
  const year = today.slice(0, 4)
  const yesterday = addDays(today, -1)
  const monday = addDays(today, 1 - weekdayOf(today))
  const days: Record<NamedDays, Days> = {
    today: { from: today, to: today },
    yesterday: { from: yesterday, to: yesterday },
    thisWeek: { from: monday, to: addDays(monday, 6) },
    thisMonth: daysOfMonth(month),
    lastMonth: daysOfMonth(addDays(`${month}-01`, -1).slice(0, 7)),
    thisYear: { from: `${year}-01-01`, to: `${year}-12-31` },
  }
  return days[name]
}

/** The first and the last day of a month 'YYYY-MM'. */
export function daysOfMonth(month: string): Days {
  const from = `${month}-01`
  const next = `${addDays(from, 31).slice(0, 7)}-01`
  return { from, to: addDays(next, -1) }
}

/** The last `count` months up to the day's own, oldest first. */
export function lastMonths(today: string, count: number): string[] {
  const last = Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1
  return Array.from({ length: count }, (_, index) => {
    const month = last - count + 1 + index
    return `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
  })
}

export const areDays = (one: Days | null, other: Days): boolean => one?.from === other.from && one.to === other.to
