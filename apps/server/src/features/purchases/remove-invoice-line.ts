import type { PurchaseDetail } from '@app/contract/purchases.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { lockOne } from '../../records/records.repository.ts'
import { viewPurchaseDetail } from './purchase-detail.view.ts'
import { removeInvoiceLine as remove } from './purchase-invoices.repository.ts'
import { purchaseKind } from './purchases.kind.ts'

/** Staff take out a line of the invoice that does not belong to the purchase. */
export async function removeInvoiceLine(db: Db, actor: Actor, id: string, lineId: string): Promise<PurchaseDetail> {
  await db.transaction(async (tx) => {
    const locked = await lockOne(tx, actor, purchaseKind, id)
    await requireAllowed(tx, actor, purchaseKind, 'removeInvoiceLine', [locked])
    const { id: _id, ...line } = await remove(tx, id, lineId)
    await actOnOne(tx, actor, purchaseKind, 'removeInvoiceLine', locked, {}, { changes: { line } })
  })
  return viewPurchaseDetail(db, actor, id)
}
