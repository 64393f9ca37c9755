import type { incidents as contract, Received, ReceivedFile } from '@app/contract'
import type { Incident } from '@app/contract/incidents.contract'
import { type Actor, DomainError } from '@app/domain'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { lockOne } from '../../records/records.repository.ts'
import { storeFile } from '../files/store-file.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { viewIncident } from './incidents.view.ts'
import { putOnRecord } from './put-on-record.ts'

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
    await putOnRecord(tx, actor, order, { id, code, kind, description, fileIds })
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
