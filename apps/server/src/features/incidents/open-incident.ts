import type { incidents as contract, Received, ReceivedFile } from '@app/contract'
import type { Incident } from '@app/contract/incidents.contract'
import type { Actor } from '@app/domain'
import { nextCode } from '../../db/code.ts'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { lockOne } from '../../records/records.repository.ts'
import { orderKind } from '../orders/orders.kind.ts'
import { viewIncident } from './incidents.view.ts'
import { putOnRecord } from './put-on-record.ts'
import { requireNamed, storeIncidentFiles } from './store-incident-files.ts'

type Request = Received<typeof contract.openIncident>['body'] & { files: readonly ReceivedFile[] }

/** Puts on record what happened to a package, whatever its status but removed. Several may be open at once. */
export async function openIncident(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  orderId: string,
  { kind, description, files }: Request,
): Promise<Incident> {
  requireNamed(files, 'photo')
  const incidentId = await db.transaction(async (tx) => {
    const order = await lockOne(tx, actor, orderKind, orderId)
    const [id, code] = [newId(), await nextCode(tx, 'incident')]
    const fileIds = await storeIncidentFiles(tx, storage, actor, { id, ownerId: order.clientId }, { purpose: 'photo', files })
    await putOnRecord(tx, actor, order, { id, code, kind, description, fileIds })
    return id
  })
  return viewIncident(db, actor, incidentId)
}
