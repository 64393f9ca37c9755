import type { BillDetail } from '@app/contract/bills.contract'
import type { Db } from '../../db/db.ts'
import { type Doer, timelineFor } from '../events/events.repository.ts'
import { paymentView } from '../ledger/payments.view.ts'
import { proofView } from '../payment-proof-records/payment-proofs.view.ts'
import { readBillInDetail } from './bill-view.repository.ts'
import { billView, isSeenBy } from './bills.view.ts'
import { creditNoteView } from './credit-notes/credit-notes.view.ts'

/** One bill with everything that happened to it. @throws billNotFound also where it is beyond reach. */
export async function viewBillDetail(db: Db, actor: Doer, id: string): Promise<BillDetail> {
  const { payments, creditable, creditNotes, proofs, timeline, ...bill } = await readBillInDetail(db, actor, id)
  return {
    ...billView(actor, bill),
    lines: creditable.filter(isSeenBy(actor)).map(({ associateId: _whose, ...line }) => line),
    creditNotes: creditNotes.filter((note) => note.lines.every(isSeenBy(actor))).map(creditNoteView),
    payments: payments.map((payment) => paymentView(actor, payment)),
    paymentProofs: proofs.map((proof) => proofView(actor, proof)),
    timeline: timelineFor(actor, 'bill', timeline),
  }
}
