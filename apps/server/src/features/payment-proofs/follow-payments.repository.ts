// What happens to the receipts of bills by itself: their payment accepts them, and undoing it opens them again.
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

/** Whoever confirmed the wrong payment also believed the wrong receipt. */
export async function reopenProofsOfBills(db: Db, doer: Doer, billIds: readonly string[]): Promise<void> {
  const accepted = await lockProofsOfBills(db, billIds, 'accepted')
  await act(db, doer, paymentProofKind, 'undoPayment', accepted, { reviewedAt: null, reviewedById: null })
}
