import type { paymentProofs as contract, Received, ReceivedFile } from '@app/contract'
import type { PaymentProof } from '@app/contract/payment-proofs.contract'
import { type Actor, billLifecycle, DomainError, NOTHING_YET, nextStatus, paymentProofLifecycle } from '@app/domain'
import type { Db } from '../../db/db.ts'
import { newId } from '../../db/id.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { billContextsOf } from '../bills/bill-contexts.repository.ts'
import { lockBills } from '../bills/bills.repository.ts'
import { billSnapshot } from '../bills/bills.view.ts'
import { getBill } from '../bills/bills-lists.repository.ts'
import { addEvents } from '../events/events.repository.ts'
import { storeFile } from '../files/store-file.ts'
import { paymentProofAdded } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { actOnPurchase, nextPurchaseStatus } from '../purchases/act-on-purchase.ts'
import { lockPurchase } from '../purchases/purchases.repository.ts'
import { addProof } from './payment-proofs.repository.ts'
import { viewProof } from './payment-proofs.view.ts'

type Request = Received<typeof contract.addBillProof>['body'] & { files: readonly ReceivedFile[] }
type Source = { kind: 'bill' | 'purchase'; id: string; code: string }

/** A client's receipt for a bill that waits for payment. */
export async function addBillProof(db: Db, storage: FileStorage, actor: Actor, billId: string, request: Request) {
  const file = onlyProof(request.files)
  const proofId = await db.transaction(async (tx) => {
    await getBill(tx, actor, billId)
    const [bill] = await lockBills(tx, [billId])
    if (!bill) throw new DomainError('billNotFound', { ids: [billId] })
    const { orders = [] } = (await billContextsOf(tx, [bill])).get(billId) ?? {}
    const status = nextStatus(billLifecycle, 'addPaymentProof', billSnapshot(bill, orders), actor)
    const { id, fileId } = await keepProof(
      tx,
      storage,
      actor,
      { kind: 'bill', id: billId, code: bill.code },
      { ...request, file },
    )
    const event = { aggregate: 'bill', aggregateId: billId, action: 'addPaymentProof', from: bill.status, to: status } as const
    await addEvents(tx, actor, [{ ...event, changes: claimOf(request), fileIds: [fileId] }])
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
    const purchase = await lockPurchase(tx, actor, purchaseId)
    nextPurchaseStatus(actor, 'addPaymentProof', purchase)
    const source = { kind: 'purchase', id: purchaseId, code: purchase.code } as const
    const { id, fileId } = await keepProof(tx, storage, actor, source, { ...request, file })
    await actOnPurchase(tx, actor, 'addPaymentProof', purchase, {}, { changes: claimOf(request), fileIds: [fileId] })
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
  const status = nextStatus(paymentProofLifecycle, 'add', NOTHING_YET, actor)
  const about = { kind: source.kind, id: source.id }
  const { id: fileId } = await storeFile(db, storage, actor, { file, purpose: 'proof', record: about, ownerId: clientId })
  const of = source.kind === 'bill' ? { billId: source.id } : { purchaseId: source.id }
  const { id } = await addProof(db, { id: newId(), ...of, clientId, fileId, amountInCents, reference, note })
  await addEvents(db, actor, [{ aggregate: 'paymentProof', aggregateId: id, action: 'add', to: status, fileIds: [fileId] }])
  await say(db, paymentProofAdded, { proofId: id, for: source, doer: { userId: actor.userId, role: actor.role } })
  return { id, fileId }
}
