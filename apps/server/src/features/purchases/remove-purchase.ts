import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { lockOne } from '../../records/records.repository.ts'
import { purchaseKind } from './purchases.kind.ts'
import type { PurchaseRow } from './purchases.table.ts'

/** The owner's while it is in review; staff say why. */
export function removePurchase(db: Db, actor: Actor, id: string, reason = ''): Promise<PurchaseRow> {
  return db.transaction(async (tx) => {
    const purchase = await lockOne(tx, actor, purchaseKind, id)
    return actOnOne(tx, actor, purchaseKind, 'remove', purchase, { removedReason: reason }, { note: reason })
  })
}
