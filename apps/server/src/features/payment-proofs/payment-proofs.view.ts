import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { allowedActions, paymentProofLifecycle } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { Doer } from '../events/events.repository.ts'
import { personView } from '../users/user.view.ts'
import { proofSnapshot } from './payment-proofs.kind.ts'
import { getProof, type ListedProof } from './payment-proofs-lists.repository.ts'

/** The proofs as they are published, in the order given, with what this person may do with each. */
export const viewProofs = (doer: Doer, proofs: readonly ListedProof[]): PaymentProof[] =>
  proofs.map((proof) => ({
    id: proof.id,
    version: proof.version,
    createdAt: proof.createdAt.toISOString(),
    updatedAt: proof.updatedAt.toISOString(),
    status: proof.status,
    client: personView(proof.client),
    bill: proof.bill,
    purchase: proof.purchase,
    amountInCents: proof.amountInCents ?? 0,
    reference: proof.reference,
    note: proof.note,
    file: { ...proof.file, purpose: 'proof' },
    reviewedAt: proof.reviewedAt?.toISOString() ?? null,
    refusalReason: proof.refusalReason,
    allowedActions: allowedActions(paymentProofLifecycle, proofSnapshot(proof), doer),
  }))

export async function viewProof(db: Db, doer: Doer, id: string): Promise<PaymentProof> {
  const [view] = viewProofs(doer, [await getProof(db, doer, id)])
  if (!view) throw new Error(`payment proof ${id} has no view`)
  return view
}
