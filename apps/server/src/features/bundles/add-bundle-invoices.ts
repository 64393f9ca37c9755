import type { ReceivedFile } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Parts } from '../../http/parts.ts'
import { act } from '../../records/act.ts'
import { storeFile } from '../files/store-file.ts'
import { viewBundleDetail } from './bundle-detail.view.ts'
import { bundleKind } from './bundles.kind.ts'
import { lockBundles } from './bundles.repository.ts'

type Received = { isFromShipments: boolean; files: readonly ReceivedFile[] }

/** Keeps the invoices that came for a bundle. */
export async function addBundleInvoices(
  { db, storage }: Parts,
  actor: Actor,
  id: string,
  { isFromShipments, files: received }: Received,
) {
  const stray = received.find(({ field }) => field.split('-')[0] !== 'invoice')
  if (stray) throw new DomainError('fieldNotValid', { field: stray.field })
  if (received.length === 0) throw new DomainError('fieldRequired', { field: 'invoice' })
  await db.transaction(async (tx) => {
    const bundles = await lockBundles(tx, actor, [id])
    const fileIds: string[] = []
    for (const file of received) {
      const toStore = { file, purpose: 'invoice', record: { kind: 'bundle', id }, ownerId: null, isFromShipments } as const
      fileIds.push((await storeFile(tx, storage, actor, toStore)).id)
    }
    await act(tx, actor, bundleKind, 'addInvoice', bundles, () => ({}), { fileIds })
  })
  return viewBundleDetail(db, actor, id)
}
