import { type Actor, DomainError, type Duties, hasDuty } from '@app/domain'

/** A counter has to do with the drawer that it holds; others are the matter of these duties. @throws permissionMissing */
export function requireOwn(actor: Actor, holderId: string, others: Duties): void {
  if (holderId !== actor.userId && !hasDuty(actor, others)) throw new DomainError('permissionMissing')
}
