import { type Actor, DomainError, methodsTakenBy, type PaymentMethod } from '@app/domain'

/** @throws permissionMissing where somebody else takes such money */
export function requireAtCounter(actor: Actor, method: PaymentMethod): void {
  if (!methodsTakenBy(actor).includes(method)) throw new DomainError('permissionMissing', { field: 'method' })
}
