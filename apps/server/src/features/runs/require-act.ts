import { type Actor, DomainError, hasDuty, type RunAct } from '@app/domain'
import { ACTS } from './acts/acts.ts'

/** Whether this person may do it by hand. @throws roleNotAllowed, permissionMissing */
export function requireAct(actor: Actor, act: RunAct): void {
  const { roles, duties } = ACTS[act]
  if (!roles.includes(actor.role)) throw new DomainError('roleNotAllowed')
  if (!hasDuty(actor, duties)) throw new DomainError('permissionMissing')
}
