import { addDays, weekdayOf, weekdayOnOrAfter } from '@app/domain'
import { daysBetween, workingDayBefore, workingDaysAfter } from '../calendar/calendar.ts'

export type Flight = { bundledOn: string; shippedOn: string; arrivedOn: string; weighedOn: string }

const WEDNESDAY = 3
const FRIDAY = 5
export const NEVER = '9999-12-31'

/**
 * Packages are put together on the cut-off day and land on the arrival day, once a week; before a last day of any weekday three more
 * flights leave one cargo weighed, one arrived and one in the air.
 */
export function planFlights(first: string, end: string): Flight[] {
  const before = (days: number) => workingDayBefore(end, days)
  const weekly = daysBetween(first, before(12)).filter((day) => weekdayOf(day) === WEDNESDAY)
  return [
    ...weekly.map((day) => {
      const arrivedOn = weekdayOnOrAfter(day, FRIDAY)
      return { bundledOn: day, shippedOn: addDays(day, 1), arrivedOn, weighedOn: workingDaysAfter(arrivedOn, 1) }
    }),
    { bundledOn: before(11), shippedOn: before(10), arrivedOn: before(7), weighedOn: before(4) },
    { bundledOn: before(6), shippedOn: before(5), arrivedOn: before(1), weighedOn: NEVER },
    { bundledOn: before(4), shippedOn: before(2), arrivedOn: NEVER, weighedOn: NEVER },
  ]
}
