import { addDays, weekdayOf } from '../rules/dates.ts'

/**
 * The last day on which a document can be annulled in SRI en línea: the 7th of the month after its issue, or the next day that is worked
 * (NAC-DGERCGC25-00000017).
 * @param daysOff holidays, national and local, beside Saturday and Sunday
 */
export function lastDayOfAnnulment(issuedOn: string, daysOff: readonly string[]): string {
  const nextMonth = addDays(`${issuedOn.slice(0, 7)}-01`, 31).slice(0, 7)
  let day = `${nextMonth}-07`
  while (weekdayOf(day) > 5 || daysOff.includes(day)) day = addDays(day, 1)
  return day
}
