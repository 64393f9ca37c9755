import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { lockOne } from '../../records/records.repository.ts'
import { freeHeld } from '../ledger/free-held.ts'
import { purchaseKind } from './purchases.kind.ts'
import type { PurchaseRow } from './purchases.table.ts'

/** The owner's while it is in review; staff say why. What was held for it is the client's credit. */
export function removePurchase(db: Db, actor: Actor, id: string, reason = ''): Promise<PurchaseRow> {
  return db.transaction(async (tx) => {
    const purchase = await lockOne(tx, actor, purchaseKind, id)
    const removed = await actOnOne(tx, actor, purchaseKind, 'remove', purchase, { removedReason: reason }, { note: reason })
    await freeHeld(tx, actor, [purchase], reason)
    return removed
  })
}
