import { DomainError, type DropshippingAction, type DropshippingStatus, dropshippingLifecycle, nextStatus } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addEvents, type Doer, type NewEvent } from '../events/events.repository.ts'
import { dropshippingMoved } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { type Changes, contextsOf, moveRequest } from './dropshipping.repository.ts'
import type { DropshippingRequestRow } from './dropshipping.table.ts'
import { dropshippingSnapshot, isExpired } from './dropshipping.view.ts'
import { requestMoveOf } from './request-moves.ts'

type Told = Pick<NewEvent, 'note' | 'changes'>

/** Where the action leads. @throws DomainError quoteExpired, or dropshippingActionNotAllowed */
export async function nextRequestStatus(
  db: Db,
  doer: Doer,
  action: DropshippingAction,
  request: DropshippingRequestRow,
): Promise<DropshippingStatus> {
  const context = (await contextsOf(db, [request.id])).get(request.id)
  const snapshot = dropshippingSnapshot(request, context?.order?.status ?? null)
  const isLate = request.status === 'quoted' && isExpired(request) && (action === 'accept' || action === 'refuse')
  if (isLate && doer.role === 'client')
    throw new DomainError('quoteExpired', { ids: [request.id], lastDay: request.quoteLastDay })
  return nextStatus(dropshippingLifecycle, action, snapshot, doer)
}

/** Does one action with a locked request, with its event, and says so. */
export async function actOnRequest(
  db: Db,
  doer: Doer,
  action: DropshippingAction,
  request: DropshippingRequestRow,
  changes: Changes = {},
  event: Told = {},
): Promise<DropshippingRequestRow> {
  const { id, status: from } = request
  const to = await nextRequestStatus(db, doer, action, request)
  const moved = await moveRequest(db, request, { ...changes, status: to })
  await addEvents(db, doer, [{ aggregate: 'dropshippingRequest', aggregateId: id, action, from, to, ...event }])
  await say(db, dropshippingMoved, requestMoveOf(doer, action, { from, after: moved, note: event.note ?? '' }))
  return moved
}
