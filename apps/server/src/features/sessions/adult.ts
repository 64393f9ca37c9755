import { businessDay, DomainError } from '@app/domain'
import { now } from '../../clock.ts'

const AGE_OF_MAJORITY = 18
const OLDEST_BIRTH_DATE = '1900-01-01'

/** Days are text: the same day, eighteen years earlier, compares as such. */
export function requireAdult(birthDate: string): void {
  const today = businessDay(now())
  const latest = `${Number(today.slice(0, 4)) - AGE_OF_MAJORITY}${today.slice(4)}`
  if (birthDate > latest || birthDate < OLDEST_BIRTH_DATE) throw new DomainError('notAnAdult', { field: 'birthDate' })
}
