import type { purchaseActions as contract, Received, ReceivedFile } from '@app/contract'
import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { Parts } from '../../http/parts.ts'
import { actOnOne } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { lockOne } from '../../records/records.repository.ts'
import { storeFile } from '../files/store-file.ts'
import { viewPurchaseDetail } from './purchase-detail.view.ts'
import { replaceInvoiceLines } from './purchase-invoices.repository.ts'
import { purchaseKind } from './purchases.kind.ts'

type Invoice = Received<typeof contract.addPurchaseInvoice>['body'] & { files: readonly ReceivedFile[] }

/** The store's invoice, in place of the one before; that file stays where the timeline tells of it. */
export async function addPurchaseInvoice(
  db: Db,
  storage: Parts['storage'],
  actor: Actor,
  id: string,
  { files, details }: Invoice,
): Promise<PurchaseDetail> {
  const file = onlyInvoice(files)
  await db.transaction(async (tx) => {
    const locked = await lockOne(tx, actor, purchaseKind, id)
    await requireAllowed(tx, actor, purchaseKind, 'addInvoice', [locked])
    const record = { kind: 'purchase', id } as const
    const stored = await storeFile(tx, storage, actor, { file, purpose: 'invoice', record, ownerId: locked.clientId })
    await replaceInvoiceLines(tx, { purchaseId: id, fileId: stored.id }, details)
    await actOnOne(tx, actor, purchaseKind, 'addInvoice', locked, {}, { fileIds: [stored.id] })
  })
  return viewPurchaseDetail(db, actor, id)
}

function onlyInvoice([file, ...others]: readonly ReceivedFile[]): ReceivedFile {
  if (!file) throw new DomainError('fieldRequired', { field: 'invoice' })
  const unknown = file.field === 'invoice' ? others[0] : file
  if (unknown) throw new DomainError('fieldNotValid', { field: unknown.field })
  return file
}
