import { DomainError, isAdult } from '@app/domain'
import { now } from '../../clock.ts'

export function requireAdult(birthDate: string): void {
  if (!isAdult(birthDate, now())) throw new DomainError('notAnAdult', { field: 'birthDate' })
}
