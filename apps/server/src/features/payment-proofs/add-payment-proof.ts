import type { paymentProofs as contract, Received, ReceivedFile } from '@app/contract'
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { actOnOne, recordAction } from '../../records/act.ts'
import { create } from '../../records/create.repository.ts'
import { requireAllowed } from '../../records/next-status.ts'
import { only } from '../../records/only.ts'
import { lockOne } from '../../records/records.repository.ts'
import { billKind } from '../bills/bills.kind.ts'
import { storeFile } from '../files/store-file.ts'
import { paymentProofAdded } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { purchaseKind } from '../purchases/purchases.kind.ts'
import { paymentProofKind } from './payment-proofs.kind.ts'
import { viewProof } from './payment-proofs.view.ts'

type Request = Received<typeof contract.addBillProof>['body'] & { files: readonly ReceivedFile[] }
type Source = { kind: 'bill' | 'purchase'; id: string; code: string }

/** A client's receipt for a bill that waits for payment. */
export async function addBillProof(db: Db, storage: FileStorage, actor: Actor, billId: string, request: Request) {
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

/** A client's receipt for a purchase that is not approved yet. */
export async function addPurchaseProof(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  purchaseId: string,
  request: Request,
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

const claimOf = ({ amountInCents, reference }: Request) => ({ amountInCents, reference })

function onlyProof([file, ...others]: readonly ReceivedFile[]): ReceivedFile {
  if (!file) throw new DomainError('fieldRequired', { field: 'proof' })
  const unknown = file.field === 'proof' ? others[0] : file
  if (unknown) throw new DomainError('fieldNotValid', { field: unknown.field })
  return file
}

async function keepProof(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  source: Source,
  { file, amountInCents, reference, note }: Request & { file: ReceivedFile },
): Promise<{ id: string; fileId: string }> {
  const clientId = actor.userId
  const about = { kind: source.kind, id: source.id }
  const { id: fileId } = await storeFile(db, storage, actor, { file, purpose: 'proof', record: about, ownerId: clientId })
  const of = source.kind === 'bill' ? { billId: source.id } : { purchaseId: source.id }
  const proof = { ...of, clientId, fileId, amountInCents, reference, note }
  const { id } = only(await create(db, actor, paymentProofKind, 'add', [proof], { fileIds: [fileId] }))
  await say(db, paymentProofAdded, { proofId: id, for: source, doer: { userId: actor.userId, role: actor.role } })
  return { id, fileId }
}
