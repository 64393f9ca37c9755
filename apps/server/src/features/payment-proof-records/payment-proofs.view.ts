import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { paymentProofLifecycle } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { instantAsAnswered } from '../../db/text-as-answered.ts'
import { offeredActions } from '../../records/offered.ts'
import type { Doer } from '../events/events.repository.ts'
import { type ProofInView, readProof } from './payment-proof-view.repository.ts'
import { proofSnapshot } from './payment-proofs.kind.ts'

/** The proof as it is published, with what this person may do with it. */
export const proofView = (doer: Doer, proof: ProofInView): PaymentProof => ({
  id: proof.id,
  version: proof.version,
  createdAt: instantAsAnswered(proof.createdAt),
  updatedAt: instantAsAnswered(proof.updatedAt),
  status: proof.status,
  client: proof.client,
  bill: proof.bill,
  purchase: proof.purchase,
  amountInCents: proof.amountInCents ?? 0,
  reference: proof.reference,
  note: proof.note,
  file: { ...proof.file, purpose: 'proof' },
  reviewedAt: proof.reviewedAt && instantAsAnswered(proof.reviewedAt),
  refusalReason: proof.refusalReason,
  allowedActions: offeredActions(paymentProofLifecycle, proofSnapshot(proof, proof), doer),
})

/** @throws paymentProofNotFound also where it is beyond reach. */
export const viewProof = async (db: Db, doer: Doer, id: string): Promise<PaymentProof> =>
  proofView(doer, await readProof(db, doer, id))
