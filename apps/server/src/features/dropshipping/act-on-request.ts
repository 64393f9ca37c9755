import { DomainError, type DropshippingAction, type DropshippingStatus, dropshippingLifecycle, nextStatus } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { addEvents, type Doer, type NewEvent } from '../events/events.repository.ts'
import { tellPerson } from '../notifications/tell-person.ts'
import { type Changes, contextsOf, moveRequest } from './dropshipping.repository.ts'
import type { DropshippingRequestRow } from './dropshipping.table.ts'
import { dropshippingSnapshot, isExpired } from './dropshipping.view.ts'
import { tellStaffOfRequest } from './tell-staff-of-request.ts'

type Told = Pick<NewEvent, 'note' | 'changes'>

/** What clients are told of; that it is in delivery, their order tells them. */
const NEWS = { quote: 'dropshippingQuoted', purchase: 'dropshippingPurchased' } as const
const isNews = (action: DropshippingAction): action is keyof typeof NEWS => Object.hasOwn(NEWS, action)

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

/** Does one action with a locked request, with its event; its client is told. */
export async function actOnRequest(
  db: Db,
  doer: Doer,
  action: DropshippingAction,
  request: DropshippingRequestRow,
  changes: Changes = {},
  event: Told = {},
): Promise<DropshippingRequestRow> {
  const { id, code, clientId: userId, status: from } = request
  const to = await nextRequestStatus(db, doer, action, request)
  const moved = await moveRequest(db, request, { ...changes, status: to })
  await addEvents(db, doer, [{ aggregate: 'dropshippingRequest', aggregateId: id, action, from, to, ...event }])
  await tellStaffOfRequest(db, doer, action, from, moved)
  if (isNews(action)) {
    const payload = { orderCode: code, from, to, note: event.note ?? '' }
    const about = { kind: 'dropshipping', id } as const
    await tellPerson(db, { userId, kind: NEWS[action], payload, about, key: `dropshipping/${id}/${moved.version}` })
  }
  return moved
}
