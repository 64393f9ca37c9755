import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { actOnPurchase } from './act-on-purchase.ts'
import { lockPurchase } from './purchases.repository.ts'
import type { PurchaseRow } from './purchases.table.ts'

/** The owner's while it is in review; staff say why. */
export function removePurchase(db: Db, actor: Actor, id: string, reason = ''): Promise<PurchaseRow> {
  return db.transaction(async (tx) => {
    const purchase = await lockPurchase(tx, actor, id)
    return actOnPurchase(tx, actor, 'remove', purchase, { removedReason: reason }, { note: reason })
  })
}
