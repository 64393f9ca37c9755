// What happens to the receipts of a bill by itself: its payment accepts them, and undoing it opens them again.
import { and, eq } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { act } from '../../records/act.ts'
import { lockWhere } from '../../records/records.repository.ts'
import type { Doer } from '../events/events.repository.ts'
import { paymentProofKind } from './payment-proofs.kind.ts'
import { type PaymentProofRow, paymentProofsTable } from './payment-proofs.table.ts'

/** They are locked after the bill's orders. */
const lockProofsOfBill = (db: Db, billId: string, status: PaymentProofRow['status']): Promise<PaymentProofRow[]> =>
  lockWhere(db, paymentProofKind, and(eq(paymentProofsTable.billId, billId), eq(paymentProofsTable.status, status)))

export async function acceptProofsOfBill(db: Db, doer: Doer, billId: string): Promise<void> {
  const waiting = await lockProofsOfBill(db, billId, 'pending')
  const reviewed = { reviewedAt: now(), reviewedById: doer.userId }
  await act(db, doer, paymentProofKind, 'acceptWithPayment', waiting, reviewed)
}

/** Whoever confirmed the wrong payment also believed the wrong receipt. */
export async function reopenProofsOfBill(db: Db, doer: Doer, billId: string): Promise<void> {
  const accepted = await lockProofsOfBill(db, billId, 'accepted')
  await act(db, doer, paymentProofKind, 'undoPayment', accepted, { reviewedAt: null, reviewedById: null })
}
