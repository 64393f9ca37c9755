// The only file that touches what staff proposed to clients.
import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { usersTable } from '../users/users.table.ts'
import { type PurchaseReviewRow, purchaseReviewsTable } from './purchases.table.ts'

type NewReview = Pick<PurchaseReviewRow, 'purchaseId' | 'temporalPriceInCents' | 'comment' | 'actorId'>

export async function addReview(db: Db, review: NewReview): Promise<void> {
  await db.insert(purchaseReviewsTable).values(review)
}

/** In the order in which they were made, each with who made it. */
export const reviewsOf = (db: Db, purchaseId: string) =>
  db
    .select({
      id: purchaseReviewsTable.id,
      at: purchaseReviewsTable.createdAt,
      temporalPriceInCents: purchaseReviewsTable.temporalPriceInCents,
      comment: purchaseReviewsTable.comment,
      firstName: usersTable.firstName,
      lastName: usersTable.lastName,
    })
    .from(purchaseReviewsTable)
    .leftJoin(usersTable, eq(usersTable.id, purchaseReviewsTable.actorId))
    .where(eq(purchaseReviewsTable.purchaseId, purchaseId))
    .orderBy(asc(purchaseReviewsTable.createdAt), asc(purchaseReviewsTable.id))
