// The only file that touches what staff proposed to clients.
import type { PurchaseDetail } from '@app/contract/purchases.contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson } from '../../db/as-json.ts'
import type { Db } from '../../db/db.ts'
import { usersTable } from '../users/users.table.ts'
import { type PurchaseReviewRow, purchaseReviewsTable } from './purchases.table.ts'

type NewReview = Pick<PurchaseReviewRow, 'purchaseId' | 'temporalPriceInCents' | 'comment' | 'actorId'>

export async function addReview(db: Db, review: NewReview): Promise<void> {
  await db.insert(purchaseReviewsTable).values(review)
}

/** For the view of a purchase: in the order in which they were made, each with who made it. */
export const reviewsAsJson = (ofPurchase: PgColumn): SQL<PurchaseDetail['reviews']> => {
  const { id, createdAt: at, temporalPriceInCents, comment, actorId, purchaseId } = purchaseReviewsTable
  const reviewer = sql`${usersTable.firstName} || ' ' || ${usersTable.lastName}`
  return listAsJson(
    { id, at, temporalPriceInCents, comment, reviewer },
    sql`from ${purchaseReviewsTable} left join ${usersTable} on ${usersTable.id} = ${actorId} where ${purchaseId} = ${ofPurchase}`,
    sql`${at}, ${id}`,
  )
}
