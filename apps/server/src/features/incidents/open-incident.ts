import type { incidents as contract, Received, ReceivedFile } from '@app/contract'
import type { Incident } from '@app/contract/incidents.contract'
import { type Actor, DomainError, incidentLifecycle, NOTHING_YET, nextStatus } from '@app/domain'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { addEvents } from '../events/events.repository.ts'
import { storeFile } from '../files/store-file.ts'
import { actOnOrders } from '../orders/act-on-orders.ts'
import { lockOrders } from '../orders/orders.repository.ts'
import { incidentMoved } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { incidentMoveOf } from './incident-moves.ts'
import { addIncident } from './incidents.repository.ts'
import type { IncidentRow } from './incidents.table.ts'
import { viewIncident } from './incidents.view.ts'

type Request = Received<typeof contract.openIncident>['body'] & { files: readonly ReceivedFile[] }

/** Puts on record what happened to a package, whatever its status but removed. Several may be open at once. */
export async function openIncident(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  orderId: string,
  { kind, description, files }: Request,
): Promise<Incident> {
  requirePhotos(files)
  const incidentId = await db.transaction(async (tx) => {
    const [order] = await lockOrders(tx, actor, [orderId])
    if (!order) throw new DomainError('orderNotFound', { ids: [orderId] })
    const status = nextStatus(incidentLifecycle, 'open', NOTHING_YET, actor)
    const code = await nextCode(tx, 'incident')
    const incident = await addIncident(tx, { code, orderId, kind, status, description, openedById: actor.userId })
    const fileIds = await storePhotos(tx, storage, actor, incident, { files, ownerId: order.clientId })
    const told = { note: description, changes: { incident: code, kind }, fileIds }
    const [after = order] = await actOnOrders(tx, actor, 'openIncident', [order], undefined, told)
    const event = { aggregate: 'incident', aggregateId: incident.id, action: 'open', to: status } as const
    await addEvents(tx, actor, [{ ...event, ...told }])
    await say(tx, incidentMoved, incidentMoveOf(actor, 'open', incident, { before: order, after, note: description }))
    return incident.id
  })
  return viewIncident(db, actor, incidentId)
}

/** `photo`, `photo-0`, `photo-1` … */
function requirePhotos(files: readonly ReceivedFile[]): void {
  const stray = files.find(({ field }) => !/^photo(-\d+)?$/.test(field))
  if (stray) throw new DomainError('fieldNotValid', { field: stray.field })
}

type Photos = { files: readonly ReceivedFile[]; ownerId: string | null }

async function storePhotos(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  { id }: IncidentRow,
  { files, ownerId }: Photos,
): Promise<string[]> {
  const fileIds: string[] = []
  for (const file of files) {
    const record = { kind: 'incident', id } as const
    fileIds.push((await storeFile(db, storage, actor, { file, purpose: 'photo', record, ownerId })).id)
  }
  return fileIds
}
