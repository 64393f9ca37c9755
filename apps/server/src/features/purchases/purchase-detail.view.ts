import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { highestPriceOf, purchasesThatAre, upFrontOf } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { instantAsAnswered } from '../../db/text-as-answered.ts'
import { type Doer, timelineFor } from '../events/events.repository.ts'
import { parametersInView } from '../parameters/read-parameters.ts'
import { landedOf } from './landed-of-purchase.ts'
import { readPurchaseInDetail } from './purchase-view.repository.ts'
import { purchaseView } from './purchases.view.ts'

/** One purchase with everything that happened to it. @throws NOT_FOUND also where it is beyond reach. */
export async function viewPurchaseDetail(db: Db, actor: Doer, id: string): Promise<PurchaseDetail> {
  const purchase = await readPurchaseInDetail(db, actor, id)
  const { files, invoiceLines: details, reviews, timeline } = purchase
  const parameters = parametersInView(purchase.inForce)
  const file = files.findLast(({ purpose }) => purpose === 'invoice') ?? null
  return {
    ...purchaseView(actor, purchase),
    orders: purchase.orders,
    upFrontInCents: upFrontOf(purchase.totalInCents, parameters),
    highestPriceInCents: purchasesThatAre('open').includes(purchase.status) ? highestPriceOf(purchase, parameters) : null,
    landed: await landedOf(db, purchase, parameters),
    invoice: { file, details },
    reviews: reviews.map((review) => ({
      ...review,
      at: instantAsAnswered(review.at),
      // Clients read no names of staff.
      reviewer: actor.role === 'client' ? null : review.reviewer,
    })),
    files,
    timeline: timelineFor(actor, 'purchase', timeline),
  }
}
