import type { BillDetail } from '@app/contract/bills.contract'
import type { Db } from '../../db/db.ts'
import { type Doer, timelineOf } from '../events/events.repository.ts'
import { viewProofs } from '../payment-proofs/payment-proofs.view.ts'
import { proofsOfBill } from '../payment-proofs/payment-proofs-lists.repository.ts'
import { viewPayments } from '../payments/payments.view.ts'
import { paymentsOfBill } from '../payments/payments-lists.repository.ts'
import type { BillRow } from './bills.table.ts'
import { viewBill } from './bills.view.ts'

/** One bill with everything that happened to it. */
export async function viewBillDetail(db: Db, actor: Doer, bill: BillRow): Promise<BillDetail> {
  const [view, payments, proofs, timeline] = await Promise.all([
    viewBill(db, actor, bill),
    paymentsOfBill(db, bill.id),
    proofsOfBill(db, actor, bill.id),
    timelineOf(db, bill.id),
  ])
  return { ...view, payments: await viewPayments(db, actor, payments), paymentProofs: viewProofs(actor, proofs), timeline }
}
