import type { BillDetail } from '@app/contract/bills.contract'
import type { Db } from '../../db/db.ts'
import { type Doer, timelineAsAnswered } from '../events/events.repository.ts'
import { proofView } from '../payment-proofs/payment-proofs.view.ts'
import { paymentView } from '../payments/payments.view.ts'
import { readBillInDetail } from './bill-view.repository.ts'
import { billView } from './bills.view.ts'

/** One bill with everything that happened to it. @throws billNotFound also where it is beyond reach. */
export async function viewBillDetail(db: Db, actor: Doer, id: string): Promise<BillDetail> {
  const { payments, proofs, timeline, ...bill } = await readBillInDetail(db, actor, id)
  return {
    ...billView(actor, bill),
    payments: payments.map((payment) => paymentView(actor, payment)),
    paymentProofs: proofs.map((proof) => proofView(actor, proof)),
    timeline: timelineAsAnswered(timeline),
  }
}
