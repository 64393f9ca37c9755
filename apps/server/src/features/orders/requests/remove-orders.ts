import type { orderActions as contract, Received } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../../db/db.ts'
import type { IncidentsOfOrders } from './incidents-of-orders.ts'

type Request = Received<typeof contract.removeOrders>['body']

/**
 * Ends packages that are not wanted any more, or that their store did not send: a client's own while in review, staff until they are shipped,
 * all of them or none. Their tracking is free again, and what was paid up front for their purchases is the clients' credit.
 */
export function removeOrders(
  db: Db,
  actor: Actor,
  { orderIds, outcome, responsible, reason }: Request,
  { endOrders }: Pick<IncidentsOfOrders, 'endOrders'>,
): Promise<void> {
  requireStaff(actor, { outcome, responsible, reason })
  return db.transaction(async (tx) => {
    await endOrders(tx, actor, orderIds, { outcome, responsible, reason })
  })
}

/** Who answers for it otherwise than usual is said by staff, with a reason; a client withdraws. */
function requireStaff({ role }: Actor, { outcome, responsible, reason }: Omit<Request, 'orderIds'>): void {
  if (responsible && reason === '') throw new DomainError('fieldRequired', { field: 'reason' })
  if (role === 'client' && (responsible || outcome !== 'withdrawn')) throw new DomainError('roleNotAllowed')
}
