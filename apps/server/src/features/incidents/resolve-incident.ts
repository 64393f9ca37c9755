import type { incidents as contract, Received } from '@app/contract'
import type { Incident } from '@app/contract/incidents.contract'
import { type Actor, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { only } from '../../records/only.ts'
import { compensate } from '../compensations/compensate.ts'
import { orderKind } from '../orders/orders.kind.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { renewEstimates } from '../orders/promise/renew-estimates.ts'
import { incidentMoved } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { closeOrders } from './closing/close-orders.ts'
import { type HeldToClose, holdToClose } from './closing/hold-to-close.ts'
import { incidentMoveOf } from './incident-moves.ts'
import { incidentKind } from './incidents.kind.ts'
import { lockIncidentsOfOrder } from './incidents.repository.ts'
import type { IncidentRow } from './incidents.table.ts'
import { viewIncident } from './incidents.view.ts'

type Request = Received<typeof contract.resolveIncident>['body']

/** Ends an incident: solved, and nothing else changes; or with its package, and whatever else is open with it ends so too. */
export async function resolveIncident(db: Db, actor: Actor, orderId: string, request: Request): Promise<Incident> {
  const { incidentId, resolution } = request
  await db.transaction(async (tx) => {
    const held = await holdToClose(tx, actor, [orderId])
    const incidents = await lockIncidentsOfOrder(tx, orderId)
    const named = incidents.find(({ id }) => id === incidentId)
    if (!named) throw new DomainError('incidentNotFound', { ids: [incidentId] })
    await requireAllowed(tx, actor, incidentKind, 'resolve', [named])
    const before = only(held.orders)
    const after = await end(tx, actor, held, named, request)
    await renewEstimates(tx, { orderIds: [orderId] }, 'day')
    await say(tx, incidentMoved, incidentMoveOf(actor, 'resolve', named, { before, after, note: resolution }))
  })
  return viewIncident(db, actor, incidentId)
}

async function end(
  db: Db,
  actor: Actor,
  held: HeldToClose,
  incident: IncidentRow,
  { outcome, resolution, isFit, ...closing }: Request,
): Promise<OrderRow> {
  const order = only(held.orders)
  const stays = outcome === 'solved' || (outcome === 'damaged' && (isFit || order.status === 'receivedAndDelivered'))
  if (!stays) return only(await closeOrders(db, actor, held, { ...closing, outcome, reason: resolution }))
  const action = outcome === 'damaged' ? 'compensateDamage' : 'resolveIncident'
  const changes = { incident: incident.code, outcome }
  const after = await actOnOne(db, actor, orderKind, action, order, {}, { note: resolution, changes })
  const resolved = { outcome, resolution, resolvedAt: now(), resolvedById: actor.userId }
  await actOnOne(db, actor, incidentKind, 'resolve', incident, resolved, { note: resolution, changes: { outcome } })
  if (outcome === 'damaged' && (closing.responsible ?? 'house') === 'house') {
    const shareInBasisPoints = (closing.shareInPercent ?? 100) * 100
    await compensate(db, actor, { order, shareInBasisPoints, reason: resolution })
  }
  return after
}
