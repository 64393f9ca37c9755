import { businessDay, DomainError } from '@app/domain'
import { now } from '../../clock.ts'

/** Money that came, came today in Quito or before. @throws DomainError fieldNotValid (422) */
export function requireNotTomorrow(receivedOn: string | undefined): void {
  if (receivedOn !== undefined && receivedOn > businessDay(now())) throw new DomainError('dayInFuture', { field: 'receivedOn' })
}
