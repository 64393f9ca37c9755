// Purchases, dropshipping requests and quotations as rows, with the events that calls would have written.
import type { Actor } from '@app/domain'
import { nextCode } from '../db/code.ts'
import type { Db } from '../db/db.ts'
import { dropshippingRequestsTable } from '../features/dropshipping/dropshipping.table.ts'
import { addEvents, type NewEvent } from '../features/events/events.repository.ts'
import { purchaseItemsTable, purchaseReviewsTable, purchasesTable } from '../features/purchases/purchases.table.ts'
import { quotationsTable } from '../features/quotations/quotations.table.ts'

type NewPurchase = Omit<typeof purchasesTable.$inferInsert, 'code'>
type NewItem = Omit<typeof purchaseItemsTable.$inferInsert, 'purchaseId' | 'position'>

export async function addPurchase(db: Db, purchase: NewPurchase, items: readonly NewItem[]): Promise<string> {
  const code = await nextCode(db, 'purchase')
  const [added] = await db
    .insert(purchasesTable)
    .values({ ...purchase, code })
    .returning({ id: purchasesTable.id })
  if (!added) throw new Error('the purchase was not added')
  await db.insert(purchaseItemsTable).values(items.map((item, position) => ({ ...item, purchaseId: added.id, position })))
  return added.id
}

export async function addReview(db: Db, review: typeof purchaseReviewsTable.$inferInsert): Promise<void> {
  await db.insert(purchaseReviewsTable).values(review)
}

export async function addDropshipping(
  db: Db,
  request: Omit<typeof dropshippingRequestsTable.$inferInsert, 'code'>,
): Promise<string> {
  const code = await nextCode(db, 'dropshipping')
  const [added] = await db
    .insert(dropshippingRequestsTable)
    .values({ ...request, code })
    .returning({ id: dropshippingRequestsTable.id })
  if (!added) throw new Error('the request was not added')
  return added.id
}

export async function addQuotation(db: Db, quotation: Omit<typeof quotationsTable.$inferInsert, 'code'>): Promise<void> {
  await db.insert(quotationsTable).values({ ...quotation, code: await nextCode(db, 'quotation') })
}

type Step = Pick<NewEvent, 'action' | 'from' | 'to' | 'note'>

export const happened = (
  db: Db,
  actor: Actor,
  record: { aggregate: 'purchase' | 'dropshippingRequest'; aggregateId: string },
  step: Step,
): Promise<void> => addEvents(db, actor, [{ ...record, ...step }])
