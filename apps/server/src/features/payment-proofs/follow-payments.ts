// What happens to the receipts of a bill by itself: its payment accepts them, and undoing it opens them again.
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { actOnProofs } from './act-on-proofs.ts'
import { lockProofsOfBill } from './payment-proofs.repository.ts'

/** The bill's orders are locked. */
export const acceptProofsOfBill = async (db: Db, doer: Doer, billId: string): Promise<void> =>
  actOnProofs(db, doer, 'acceptWithPayment', await lockProofsOfBill(db, billId, 'pending'))

/** Whoever confirmed the wrong payment also believed the wrong receipt. */
export const reopenProofsOfBill = async (db: Db, doer: Doer, billId: string): Promise<void> =>
  actOnProofs(db, doer, 'undoPayment', await lockProofsOfBill(db, billId, 'accepted'))
