import { businessDay } from '../rules/dates.ts'

const AGE_OF_MAJORITY_IN_YEARS = 18
const OLDEST_BIRTH_DATE = '1900-01-01'

/**
 * The last birth date that an adult can have at this instant: eighteen years before Quito's day. Born on 29 February, a person comes of age
 * on that day, or on 1 March where there is none.
 */
export function latestAdultBirthDate(instant: Date): string {
  const today = businessDay(instant)
  // Days are text: the same day, eighteen years earlier, compares as such, also where no calendar has it.
  return `${Number(today.slice(0, 4)) - AGE_OF_MAJORITY_IN_YEARS}${today.slice(4)}`
}

/** Whether a person with this birth date ('YYYY-MM-DD') is of age at this instant, and can still be alive. */
export const isAdult = (birthDate: string, instant: Date): boolean =>
  birthDate >= OLDEST_BIRTH_DATE && birthDate <= latestAdultBirthDate(instant)
