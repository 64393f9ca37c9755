import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { lockOne } from '../../records/records.repository.ts'
import { holdClient } from '../orders/order-clients.repository.ts'
import { replaceItems } from './purchase-items.repository.ts'
import { limitedItems, type Terms, termsColumns } from './purchase-terms.ts'
import { purchaseKind } from './purchases.kind.ts'
import type { PurchaseRow } from './purchases.table.ts'

/** The owner asks for something else, whole and at the prices of today: what was proposed no longer counts. */
export function changePurchase(db: Db, actor: Actor, id: string, terms: Terms): Promise<PurchaseRow> {
  return db.transaction(async (tx) => {
    const client = await holdClient(tx, actor, actor.userId)
    const purchase = await lockOne(tx, actor, purchaseKind, id)
    await requireAllowed(tx, actor, purchaseKind, 'change', [purchase])
    const columns = await termsColumns(tx, client, terms)
    await replaceItems(tx, id, limitedItems(terms))
    const changes = { totalInCents: { from: purchase.totalInCents, to: columns.totalInCents } }
    return actOnOne(tx, actor, purchaseKind, 'change', purchase, { ...columns, temporalPriceInCents: null }, { changes })
  })
}
