import type { PurchaseDetail } from '@app/contract/purchases.contract'
import type { Db } from '../../db/db.ts'
import { type Doer, timelineOf } from '../events/events.repository.ts'
import { fileViews } from '../files/file.view.ts'
import { listOf as filesOf } from '../files/files.repository.ts'
import { invoiceLinesOf } from './purchase-invoices.repository.ts'
import { reviewsOf } from './purchase-reviews.repository.ts'
import type { PurchaseRow } from './purchases.table.ts'
import { viewPurchase } from './purchases.view.ts'

/** One purchase with everything that happened to it. */
export async function viewPurchaseDetail(db: Db, actor: Doer, purchase: PurchaseRow): Promise<PurchaseDetail> {
  const [view, details, reviews, stored, timeline] = await Promise.all([
    viewPurchase(db, actor, purchase),
    invoiceLinesOf(db, purchase.id),
    reviewsOf(db, purchase.id),
    filesOf(db, 'purchase', [purchase.id]),
    timelineOf(db, purchase.id),
  ])
  const files = fileViews(stored)
  const file = files.findLast(({ purpose }) => purpose === 'invoice') ?? null
  return { ...view, invoice: { file, details }, reviews: reviews.map(reviewView), files, timeline }
}

type Review = Awaited<ReturnType<typeof reviewsOf>>[number]

const reviewView = ({ at, firstName, lastName, ...review }: Review): PurchaseDetail['reviews'][number] => ({
  ...review,
  at: at.toISOString(),
  reviewer: firstName === null ? null : `${firstName} ${lastName}`,
})
