// The day a package is expected, and whether it is late (both ways, section 5). Days are business days of Quito, 'YYYY-MM-DD'.
import { estimatedArrivalDate } from '../rules/arrival-date.ts'
import { addDays, type Weekday, weekdayOnOrAfter } from '../rules/dates.ts'

type ArrivalParameters = { cutOffDay: Weekday; arrivalDay: Weekday }

/** What is known of a package on its way; `transitInDays` comes from `transitOf`. */
export type Journey = {
  /** An incident is open, something is missing, or staff hold it back: no day is promised. */
  isPaused: boolean
  /** The day it came or comes to Miami; an announced one counts from today. */
  intakeDate: string
  /** Of its manifest, where staff set one; it no longer counts once it has passed. */
  expectedDate: string | null
  departureDate: string | null
  /** The manifest left, whatever day it had. */
  isShipped: boolean
  transitInDays: number
}

/** Null while the package is paused. */
export function expectedArrivalDate(journey: Journey, today: string, parameters: ArrivalParameters): string | null {
  if (journey.isPaused) return null
  if (journey.expectedDate && journey.expectedDate >= today) return journey.expectedDate
  if (journey.departureDate === null && !journey.isShipped)
    return estimatedArrivalDate(laterOf(today, journey.intakeDate), parameters)
  return weekdayOnOrAfter(laterOf(landingOf(journey, today), addDays(today, 1)), parameters.arrivalDay)
}

const landingOf = ({ departureDate, transitInDays }: Journey, today: string): string =>
  addDays(departureDate ?? today, transitInDays)

/** It should have landed by now, and has not. */
export const isOverdue = (journey: Journey, today: string): boolean =>
  (journey.expectedDate ?? landingOf(journey, today)) <= today

/** Days within which 80 % of the last ten manifests arrived; with fewer than five, from the cut-off day to the arrival day. */
export function transitOf(lastTransitsInDays: readonly number[], { cutOffDay, arrivalDay }: ArrivalParameters): number {
  const last = lastTransitsInDays.slice(-MOST_MANIFESTS).toSorted((a, b) => a - b)
  if (last.length < FEWEST_MANIFESTS) return (arrivalDay - cutOffDay + 7) % 7 || 7
  return last[Math.ceil(last.length * SHARE_THAT_ARRIVED) - 1] ?? 0
}
export const MOST_MANIFESTS = 10
const FEWEST_MANIFESTS = 5
const SHARE_THAT_ARRIVED = 0.8

/** By how many days what was expected, or came, passes what was promised; 0 in time. */
export function daysLate(promisedDate: string, expectedOrArrivedDate: string): number {
  const days = (Date.parse(expectedOrArrivedDate) - Date.parse(promisedDate)) / MILLISECONDS_PER_DAY
  return Math.max(0, days)
}
const MILLISECONDS_PER_DAY = 86_400_000

const laterOf = (a: string, b: string): string => (a > b ? a : b)

type Days = { promisedDate: string | null; estimatedArrivalDate: string | null; arrivalDate: string | null }

/** When the last of these packages is expected, or came, and how late the latest of them is; of none with a day: null and 0. */
export function arrivalOfAll(packages: readonly Days[]): { arrivesOn: string | null; daysLate: number } {
  const known = packages.flatMap(({ promisedDate, estimatedArrivalDate, arrivalDate }) => {
    const day = arrivalDate ?? estimatedArrivalDate
    return day === null ? [] : [{ day, late: promisedDate === null ? 0 : daysLate(promisedDate, day) }]
  })
  const days = known.map(({ day }) => day)
  return { arrivesOn: days.length > 0 ? days.reduce(laterOf) : null, daysLate: Math.max(0, ...known.map(({ late }) => late)) }
}
