import type { incidents as contract, Received } from '@app/contract'
import type { Incident } from '@app/contract/incidents.contract'
import { type Actor, DomainError, endsOrder } from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { lock } from '../../records/records.repository.ts'
import { type Held, holdBundlesOf } from '../bundles/bundle-progress.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { lockOrdersOfBundles } from '../orders/orders.repository.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { renewEstimates } from '../orders/promise/renew-estimates.ts'
import { incidentMoved } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { incidentMoveOf } from './incident-moves.ts'
import { incidentKind } from './incidents.kind.ts'
import { lockIncidentsOfOrder } from './incidents.repository.ts'
import type { IncidentRow } from './incidents.table.ts'
import { viewIncident } from './incidents.view.ts'
import { holdMoneyOf } from './money-of-closed.ts'
import { writeOffOrder } from './write-off-order.ts'

type Request = Received<typeof contract.resolveIncident>['body']
type Resolution = Pick<Request, 'outcome' | 'resolution'>

/** Ends an incident. A package that is lost or seized for good is removed, and whatever else is open with it ends so too. */
export async function resolveIncident(db: Db, actor: Actor, orderId: string, request: Request): Promise<Incident> {
  const { incidentId, outcome, resolution } = request
  await db.transaction(async (tx) => {
    await holdMoneyOf(tx, [orderId])
    const held = await hold(tx, actor, orderId)
    const incidents = await lockIncidentsOfOrder(tx, orderId)
    const named = incidents.find(({ id }) => id === incidentId)
    if (!named) throw new DomainError('incidentNotFound', { ids: [incidentId] })
    await requireAllowed(tx, actor, incidentKind, 'resolve', [named])
    const ending = incidents.filter(({ id, status }) => id === incidentId || (endsOrder(outcome) && status === 'opened'))
    const after = await moveOrder(tx, actor, held, named, request)
    const resolved = { outcome, resolution, resolvedAt: now(), resolvedById: actor.userId }
    await act(tx, actor, incidentKind, 'resolve', ending, resolved, { note: resolution, changes: { outcome } })
    await renewEstimates(tx, { orderIds: [orderId] }, 'day')
    const step = { before: held.order, after, note: resolution }
    await say(tx, incidentMoved, incidentMoveOf(actor, 'resolve', named, step))
  })
  return viewIncident(db, actor, incidentId)
}

type HeldOrder = Held & { order: OrderRow }

/** The order, and what would go on without it. */
async function hold(db: Db, actor: Actor, orderId: string): Promise<HeldOrder> {
  const held = await holdBundlesOf(db, [orderId])
  const bundleIds = held.bundles.map(({ id }) => id)
  await lockOrdersOfBundles(db, bundleIds)
  const [order] = await lock(db, actor, orderKind, [orderId])
  // Between finding its bundle and holding it, the order may have been put into one.
  if (!order || (order.bundleId !== null && !bundleIds.includes(order.bundleId))) {
    throw new DomainError('orderChangedMeanwhile', { ids: [orderId] })
  }
  return { ...held, order }
}

async function moveOrder(db: Db, actor: Actor, held: HeldOrder, { code }: IncidentRow, { outcome, resolution }: Resolution) {
  const { order } = held
  if (endsOrder(outcome)) return writeOffOrder(db, actor, order, held, resolution)
  const told = { note: resolution, changes: { incident: code, outcome } }
  const [after = order] = await act(db, actor, orderKind, 'resolveIncident', [order], undefined, told)
  return after
}
