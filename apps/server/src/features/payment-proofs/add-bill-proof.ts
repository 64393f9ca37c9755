import type { Actor } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { recordAction } from '../../records/act.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { lockOne } from '../../records/records.repository.ts'
import { billKind } from '../bills/bills.kind.ts'
import { viewProof } from '../payment-proof-records/payment-proofs.view.ts'
import { claimOf, keepProof, onlyProof, type ProofToAdd } from './keep-proof.ts'

/** A client's receipt for a bill that waits for payment. */
export async function addBillProof(db: Db, storage: FileStorage, actor: Actor, billId: string, request: ProofToAdd) {
  const file = onlyProof(request.files)
  const proofId = await db.transaction(async (tx) => {
    const bill = await lockOne(tx, actor, billKind, billId)
    await requireAllowed(tx, actor, billKind, 'addPaymentProof', [bill])
    const { id, fileId } = await keepProof(
      tx,
      storage,
      actor,
      { kind: 'bill', id: billId, code: bill.code },
      { ...request, file },
    )
    await recordAction(tx, actor, billKind, 'addPaymentProof', bill, { changes: claimOf(request), fileIds: [fileId] })
    return id
  })
  return viewProof(db, actor, proofId)
}
