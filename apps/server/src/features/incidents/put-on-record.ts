import type { Actor, IncidentKind } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { create } from '../../records/create.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import type { OrderRow } from '../orders/orders.table.ts'
import { renewEstimates } from '../orders/promise/renew-estimates.ts'
import { incidentMoved } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { incidentMoveOf } from './incident-moves.ts'
import { incidentKind } from './incidents.kind.ts'

type NewIncident = { id: string; code: string; kind: IncidentKind; description: string; fileIds: string[] }

/** An incident with a locked package: in both histories, and told to its client. */
export async function putOnRecord(db: Db, actor: Actor, order: OrderRow, { fileIds, ...incident }: NewIncident): Promise<void> {
  const { code, kind, description: note } = incident
  const told = { note, changes: { incident: code, kind }, fileIds }
  const after = await actOnOne(db, actor, orderKind, 'openIncident', order, {}, told)
  await create(db, actor, incidentKind, 'open', [{ ...incident, orderId: order.id, openedById: actor.userId }], told)
  await renewEstimates(db, { orderIds: [order.id] }, 'day')
  await say(db, incidentMoved, incidentMoveOf(actor, 'open', incident, { before: order, after, note }))
}
