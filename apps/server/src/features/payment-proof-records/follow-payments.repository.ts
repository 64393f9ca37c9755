// What happens to receipts by itself: the payment of their bill, or purchase, accepts them, and undoing that of a bill opens them again.
import { and, eq, inArray } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { lockWhere } from '../../records/records.repository.ts'
import type { Doer } from '../events/events.repository.ts'
import { paymentProofKind } from './payment-proofs.kind.ts'
import { type PaymentProofRow, paymentProofsTable } from './payment-proofs.table.ts'

/** They are locked after the bills' orders. */
const lockProofsOfBills = (db: Db, billIds: readonly string[], status: PaymentProofRow['status']): Promise<PaymentProofRow[]> =>
  lockWhere(db, paymentProofKind, and(inArray(paymentProofsTable.billId, [...billIds]), eq(paymentProofsTable.status, status)))

export async function acceptProofsOfBills(db: Db, doer: Doer, billIds: readonly string[]): Promise<void> {
  const waiting = await lockProofsOfBills(db, billIds, 'pending')
  const reviewed = { reviewedAt: now(), reviewedById: doer.userId }
  await act(db, doer, paymentProofKind, 'acceptWithPayment', waiting, reviewed)
}

/** Money that staff received for purchases is what their clients' receipts say. */
export async function acceptProofsOfPurchases(
  db: Db,
  { userId }: Pick<Doer, 'userId'>,
  purchaseIds: readonly string[],
): Promise<void> {
  if (purchaseIds.length === 0) return
  const isOfThose = and(inArray(paymentProofsTable.purchaseId, [...purchaseIds]), eq(paymentProofsTable.status, 'pending'))
  const waiting = await lockWhere(db, paymentProofKind, isOfThose)
  // An associate who approves a purchase says that it was paid.
  const office = { role: 'administrator', userId } as const
  await act(db, office, paymentProofKind, 'acceptWithPayment', waiting, { reviewedAt: now(), reviewedById: userId })
}

/** Whoever confirmed the wrong payment also believed the wrong receipt. */
export async function reopenProofsOfBills(db: Db, doer: Doer, billIds: readonly string[]): Promise<void> {
  const accepted = await lockProofsOfBills(db, billIds, 'accepted')
  await act(db, doer, paymentProofKind, 'undoPayment', accepted, { reviewedAt: null, reviewedById: null })
}
