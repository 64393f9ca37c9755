import type { purchaseActions as contract, Received } from '@app/contract'
import type { Purchase } from '@app/contract/purchases.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { actOnOne } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { lockOne } from '../../records/records.repository.ts'
import { priceAnew, requireTotal } from './price-anew.ts'
import { addReview } from './purchase-reviews.repository.ts'
import { purchaseKind } from './purchases.kind.ts'
import { viewPurchase } from './purchases.view.ts'

type Review = Received<typeof contract.reviewPurchase>['body']

/** Proposes a price to the client, who decides. What they accept is what the bill will contain. */
export async function reviewPurchase(db: Db, actor: Actor, id: string, review: Review): Promise<Purchase> {
  const { temporalPriceInCents, comment, weightInGrams, ...prices } = review
  const purchase = await db.transaction(async (tx) => {
    const locked = await lockOne(tx, actor, purchaseKind, id)
    await requireAllowed(tx, actor, purchaseKind, 'review', [locked])
    const columns = await priceAnew(tx, locked, prices)
    requireTotal(temporalPriceInCents, columns.totalInCents)
    await addReview(tx, { purchaseId: id, temporalPriceInCents, comment, actorId: actor.userId })
    const changes = { totalInCents: { from: locked.totalInCents, to: columns.totalInCents } }
    return actOnOne(
      tx,
      actor,
      purchaseKind,
      'review',
      locked,
      { ...columns, temporalPriceInCents, weightInGrams: weightInGrams ?? locked.weightInGrams, acceptedAt: null },
      { note: comment, changes },
    )
  })
  return viewPurchase(db, actor, purchase)
}
