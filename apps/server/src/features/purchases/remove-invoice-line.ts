import type { PurchaseDetail } from '@app/contract/purchases.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { actOnPurchase, nextPurchaseStatus } from './act-on-purchase.ts'
import { viewPurchaseDetail } from './purchase-detail.view.ts'
import { removeInvoiceLine as remove } from './purchase-invoices.repository.ts'
import { lockPurchase } from './purchases.repository.ts'

/** Staff take out a line of the invoice that does not belong to the purchase. */
export async function removeInvoiceLine(db: Db, actor: Actor, id: string, lineId: string): Promise<PurchaseDetail> {
  const purchase = await db.transaction(async (tx) => {
    const locked = await lockPurchase(tx, actor, id)
    nextPurchaseStatus(actor, 'removeInvoiceLine', locked)
    const { id: _id, ...line } = await remove(tx, id, lineId)
    return actOnPurchase(tx, actor, 'removeInvoiceLine', locked, {}, { changes: { line } })
  })
  return viewPurchaseDetail(db, actor, purchase)
}
