import { addDays, type Weekday, weekdayOnOrAfter } from './dates.ts'

type ArrivalParameters = { cutOffDay: Weekday; arrivalDay: Weekday }

/** The first cut-off day on or after the intake, then the first arrival day strictly after it (domain section 8). */
export function estimatedArrivalDate(intakeDate: string, { cutOffDay, arrivalDay }: ArrivalParameters): string {
  const cutOff = weekdayOnOrAfter(intakeDate, cutOffDay)
  return weekdayOnOrAfter(addDays(cutOff, 1), arrivalDay)
}
