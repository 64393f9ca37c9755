import {
  nextStatus,
  type PaymentProofAction,
  type PaymentProofFact,
  type PaymentProofStatus,
  paymentProofLifecycle,
  type Snapshot,
} from '@app/domain'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { addEvents, type Doer } from '../events/events.repository.ts'
import { moveProof } from './payment-proofs.repository.ts'
import type { PaymentProofRow } from './payment-proofs.table.ts'

type Seen = Pick<PaymentProofRow, 'status' | 'billId'>

/** The proof as its lifecycle sees it. */
export const proofSnapshot = ({ status, billId }: Seen): Snapshot<PaymentProofStatus, PaymentProofFact> => ({
  status,
  facts: { ofBill: billId !== null },
})

/** Does one action with locked proofs, with their events. */
export async function actOnProofs(
  db: Db,
  doer: Doer,
  action: PaymentProofAction,
  proofs: readonly PaymentProofRow[],
  note = '',
): Promise<void> {
  for (const proof of proofs) {
    const status = nextStatus(paymentProofLifecycle, action, proofSnapshot(proof), doer)
    const reviewed = { reviewedAt: now(), reviewedById: doer.userId }
    const notReviewed = { reviewedAt: null, reviewedById: null }
    await moveProof(db, proof, { status, ...(status === 'pending' ? notReviewed : reviewed) })
    const event = { aggregate: 'paymentProof', aggregateId: proof.id, action, from: proof.status, to: status } as const
    await addEvents(db, doer, [{ ...event, note }])
  }
}
