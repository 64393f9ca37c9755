import type { paymentProofs as contract, Received, ReceivedFile } from '@app/contract'
import { type Actor, DomainError } from '@app/domain'
import type { Db } from '../../db/db.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { create } from '../../records/create.repository.ts'
import { only } from '../../records/only.ts'
import { storeFile } from '../files/store-file.ts'
import { paymentProofAdded } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'
import { paymentProofKind } from '../payment-proof-records/payment-proofs.kind.ts'

export type ProofToAdd = Received<typeof contract.addBillProof>['body'] & { files: readonly ReceivedFile[] }
/** What the proof pays. */
type Source = { kind: 'bill' | 'purchase'; id: string; code: string }

export const claimOf = ({ amountInCents, reference }: ProofToAdd) => ({ amountInCents, reference })

export function onlyProof([file, ...others]: readonly ReceivedFile[]): ReceivedFile {
  if (!file) throw new DomainError('fieldRequired', { field: 'proof' })
  const unknown = file.field === 'proof' ? others[0] : file
  if (unknown) throw new DomainError('fieldNotValid', { field: unknown.field })
  return file
}

/** Keeps the file and the proof, and says so to those who review it. */
export async function keepProof(
  db: Db,
  storage: FileStorage,
  actor: Actor,
  source: Source,
  { file, amountInCents, reference, note }: ProofToAdd & { file: ReceivedFile },
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
