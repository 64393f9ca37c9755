// What staff are told waits for somebody; once it does not, what told of it is read (office, section 6).
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { now } from '../../../clock.ts'
import type { Db } from '../../../db/db.ts'
import { isInStatus } from '../../../records/in-status.ts'
import { refundKind } from '../../accounts/refunds.kind.ts'
import { approvalKind } from '../../approvals/approvals.kind.ts'
import { billKind } from '../../bills/bills.kind.ts'
import { waitsForAnAnswer } from '../../conversations/conversations.repository.ts'
import { dropshippingKind } from '../../dropshipping/dropshipping.kind.ts'
import { orderKind } from '../../orders/orders.kind.ts'
import { isRequestInReview } from '../../orders/requests/request-in-review.repository.ts'
import { hasPendingReceipt } from '../../payment-proof-records/pending-references.repository.ts'
import { purchaseKind } from '../../purchases/purchases.kind.ts'
import type { StaffNotificationKind } from '../kinds.ts'
import { isUnreadOfStaff, notificationsTable } from '../notifications.table.ts'

const { id, kind, recordId, readAt } = notificationsTable

/** Whether what a notice asks for is still to be done: the record decides, in whichever way it came to be as it is. */
const WAITS: Readonly<Record<StaffNotificationKind, SQL>> = {
  // Told of by the first of its packages.
  orderToReview: isRequestInReview(recordId),
  orderAnswered: isInStatus(orderKind, recordId, 'incompleteState'),
  purchaseToReview: isInStatus(purchaseKind, recordId, 'inReview'),
  purchaseAccepted: isInStatus(purchaseKind, recordId, 'accepted'),
  dropshippingToQuote: isInStatus(dropshippingKind, recordId, 'quoting'),
  dropshippingAccepted: isInStatus(dropshippingKind, recordId, 'accepted'),
  paymentProofReceived: hasPendingReceipt(recordId),
  billRequested: isInStatus(billKind, recordId, 'pendingPayment'),
  refundRequested: isInStatus(refundKind, recordId, 'requested'),
  approvalRequested: isInStatus(approvalKind, recordId, 'asked'),
  messageReceived: waitsForAnAnswer(recordId),
  // They ask for nothing: whoever is told reads them.
  packageMatched: sql`true`,
  approvalAnswered: sql`true`,
}

const waits = sql`case ${kind} ${sql.join(
  Object.entries(WAITS).map(([name, condition]) => sql`when ${sql.raw(`'${name}'`)} then ${condition}`),
  sql` `,
)} else true end`

/** Everybody's who was told. What another instance reads at the same time is left to it. */
export async function readSettledNotices(db: Db): Promise<void> {
  const settled = db
    .select({ id })
    .from(notificationsTable)
    .where(and(isUnreadOfStaff(notificationsTable), sql`not ${waits}`))
    .for('update', { skipLocked: true })
  await db
    .update(notificationsTable)
    .set({ readAt: now() })
    .where(and(inArray(id, settled), isNull(readAt)))
}
