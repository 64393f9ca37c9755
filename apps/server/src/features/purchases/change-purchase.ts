import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { holdClient } from '../orders/order-clients.repository.ts'
import { actOnPurchase, nextPurchaseStatus } from './act-on-purchase.ts'
import { replaceItems } from './purchase-items.repository.ts'
import { limitedItems, type Terms, termsColumns } from './purchase-terms.ts'
import { lockPurchase } from './purchases.repository.ts'
import type { PurchaseRow } from './purchases.table.ts'

/** The owner asks for something else, whole and at the prices of today: what was proposed no longer counts. */
export function changePurchase(db: Db, actor: Actor, id: string, terms: Terms): Promise<PurchaseRow> {
  return db.transaction(async (tx) => {
    const client = await holdClient(tx, actor, actor.userId)
    const purchase = await lockPurchase(tx, actor, id)
    nextPurchaseStatus(actor, 'change', purchase)
    const columns = await termsColumns(tx, client, terms)
    await replaceItems(tx, id, limitedItems(terms.items))
    const changes = { totalInCents: { from: purchase.totalInCents, to: columns.totalInCents } }
    return actOnPurchase(tx, actor, 'change', purchase, { ...columns, temporalPriceInCents: null }, { changes })
  })
}
