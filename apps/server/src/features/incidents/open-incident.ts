import type { incidents as contract, Received, ReceivedFile } from '@app/contract'
import type { Incident } from '@app/contract/incidents.contract'
import { type Actor, DomainError } from '@app/domain'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { actOnOne } from '../../records/act.ts'
import { create } from '../../records/create.repository.ts'
import { lockOne } from '../../records/records.repository.ts'
import { storeFile } from '../files/store-file.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { renewEstimates } from '../orders/promise/renew-estimates.ts'
import { incidentMoved } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { incidentMoveOf } from './incident-moves.ts'
import { incidentKind } from './incidents.kind.ts'
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
    const order = await lockOne(tx, actor, orderKind, orderId)
    const [id, code] = [newId(), await nextCode(tx, 'incident')]
    const fileIds = await storePhotos(tx, storage, actor, id, { files, ownerId: order.clientId })
    const told = { note: description, changes: { incident: code, kind }, fileIds }
    const after = await actOnOne(tx, actor, orderKind, 'openIncident', order, {}, told)
    const incident = { id, code, orderId, kind, description, openedById: actor.userId }
    await create(tx, actor, incidentKind, 'open', [incident], told)
    await renewEstimates(tx, { orderIds: [orderId] }, 'day')
    await say(tx, incidentMoved, incidentMoveOf(actor, 'open', incident, { before: order, after, note: description }))
    return id
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
  id: string,
  { files, ownerId }: Photos,
): Promise<string[]> {
  const fileIds: string[] = []
  for (const file of files) {
    const record = { kind: 'incident', id } as const
    fileIds.push((await storeFile(db, storage, actor, { file, purpose: 'photo', record, ownerId })).id)
  }
  return fileIds
}
