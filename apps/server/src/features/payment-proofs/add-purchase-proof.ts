import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { actOnOne } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { lockOne } from '../../records/records.repository.ts'
import { viewProof } from '../payment-proof-records/payment-proofs.view.ts'
import { purchaseKind } from '../purchases/purchases.kind.ts'
import { claimOf, keepProof, onlyProof, type ProofToAdd } from './keep-proof.ts'

/** A client's receipt for a purchase that is not approved yet. */
export async function addPurchaseProof(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  purchaseId: string,
  request: ProofToAdd,
): Promise<PaymentProof> {
  const file = onlyProof(request.files)
  const proofId = await db.transaction(async (tx) => {
    const purchase = await lockOne(tx, actor, purchaseKind, purchaseId)
    await requireAllowed(tx, actor, purchaseKind, 'addPaymentProof', [purchase])
    const source = { kind: 'purchase', id: purchaseId, code: purchase.code } as const
    const { id, fileId } = await keepProof(tx, storage, actor, source, { ...request, file })
    await actOnOne(tx, actor, purchaseKind, 'addPaymentProof', purchase, {}, { changes: claimOf(request), fileIds: [fileId] })
    return id
  })
  return viewProof(db, actor, proofId)
}
