import type { incidents as contract, Received, ReceivedFile } from '@app/contract'
import type { Incident } from '@app/contract/incidents.contract'
import { type Actor, DomainError } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { actOnOne } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { only } from '../../records/only.ts'
import { compensate } from '../compensations/compensate.ts'
import { orderKind } from '../orders/orders.kind.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { renewEstimates } from '../orders/promise/renew-estimates.ts'
import { incidentMoved } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { requireAbandonable } from './abandoning/require-abandonable.ts'
import { closeOrders } from './closing/close-orders.ts'
import { givenToClient } from './closing/given-to-client.repository.ts'
import { type HeldToClose, holdToClose } from './closing/hold-to-close.ts'
import { incidentMoveOf } from './incident-moves.ts'
import { incidentKind } from './incidents.kind.ts'
import { lockIncidentsOfOrder } from './incidents.repository.ts'
import type { IncidentRow } from './incidents.table.ts'
import { viewIncident } from './incidents.view.ts'
import { requireNamed, storeIncidentFiles } from './store-incident-files.ts'

type Body = Received<typeof contract.resolveIncident>['body']
type Request = Body & { files: readonly ReceivedFile[] }
/** Its papers are kept by now. */
type Ending = Body & { fileIds: readonly string[] }

/** Ends an incident: solved, and nothing else changes; or with its package, whose other open incidents end the same way. */
export async function resolveIncident(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  orderId: string,
  { files, ...request }: Request,
): Promise<Incident> {
  requireNamed(files, 'paper')
  const { incidentId, resolution } = request
  await db.transaction(async (tx) => {
    const startedAt = now()
    const held = await holdToClose(tx, actor, [orderId])
    const incidents = await lockIncidentsOfOrder(tx, orderId)
    const named = incidents.find(({ id }) => id === incidentId)
    if (!named) throw new DomainError('incidentNotFound', { ids: [incidentId] })
    await requireAllowed(tx, actor, incidentKind, 'resolve', [named])
    const before = only(held.orders)
    const ofIncident = { id: incidentId, ownerId: before.clientId }
    const fileIds = await storeIncidentFiles(tx, storage, actor, ofIncident, { purpose: 'proof', files })
    const after = await end(tx, actor, held, named, { ...request, fileIds })
    await renewEstimates(tx, { orderIds: [orderId] }, 'day')
    const moneyOfEnd = await givenToClient(tx, after, startedAt)
    const told = { before, after, note: resolution, end: { outcome: request.outcome, ...moneyOfEnd } }
    await say(tx, incidentMoved, incidentMoveOf(actor, 'resolve', named, told))
  })
  return viewIncident(db, actor, incidentId)
}

async function end(
  db: Db,
  actor: Actor,
  held: HeldToClose,
  incident: IncidentRow,
  { outcome, resolution, isFit, clientsWord, ...closing }: Ending,
): Promise<OrderRow> {
  const order = only(held.orders)
  const stays = outcome === 'solved' || (outcome === 'damaged' && (isFit || order.status === 'receivedAndDelivered'))
  if (outcome === 'returned') requireTracked(closing)
  if (outcome === 'abandoned') await requireAbandonable(db, actor, order, clientsWord)
  const reason = [resolution, clientsWord].filter(Boolean).join(' · ')
  if (!stays) return only(await closeOrders(db, actor, held, { ...closing, outcome, reason }))
  const action = outcome === 'damaged' ? 'compensateDamage' : 'resolveIncident'
  const told = { note: resolution, fileIds: [...closing.fileIds] }
  const { shareInPercent = 100 } = closing
  const changes = { incident: incident.code, outcome, ...(outcome === 'damaged' && { shareInPercent }) }
  const after = await actOnOne(db, actor, orderKind, action, order, {}, { ...told, changes })
  const resolved = { outcome, resolution, resolvedAt: now(), resolvedById: actor.userId }
  await actOnOne(db, actor, incidentKind, 'resolve', incident, resolved, { ...told, changes: { outcome } })
  if (outcome === 'damaged' && (closing.responsible ?? 'house') === 'house') {
    await compensate(db, actor, { order, shareInBasisPoints: shareInPercent * 100, reason: resolution })
  }
  return after
}

/** Goods that go back can be followed. */
function requireTracked(closing: Pick<Request, 'returnCarrier' | 'returnTracking'>): void {
  for (const field of ['returnCarrier', 'returnTracking'] as const) {
    if (!closing[field].trim()) throw new DomainError('fieldRequired', { field })
  }
}
