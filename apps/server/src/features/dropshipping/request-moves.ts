import type { DropshippingAction, DropshippingStatus } from '@app/domain'
import type { Doer } from '../events/events.repository.ts'
import type { DropshippingMoved } from '../outbox/messages.ts'
import type { DropshippingRequestRow } from './dropshipping.table.ts'

type Step = { from: DropshippingStatus | null; after: DropshippingRequestRow; note: string }

/** What is said of a dropshipping request after an action. */
export function requestMoveOf(
  { userId, role }: Doer,
  action: DropshippingAction,
  { from, after, note }: Step,
): DropshippingMoved {
  const { id: requestId, version, code, clientId, status: to, associateId } = after
  const client = clientId === userId ? null : clientId
  return { requestId, version, code, userId: client, action, from, to, note, associateId, doer: { userId, role } }
}
