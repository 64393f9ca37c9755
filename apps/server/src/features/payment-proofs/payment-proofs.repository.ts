// The only file that writes payment proofs. Reads for lists and views: payment-proofs-lists.repository.ts.
import { DomainError } from '@app/domain'
import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type PaymentProofRow, paymentProofsTable } from './payment-proofs.table.ts'

export type NewPaymentProof = Pick<PaymentProofRow, 'id' | 'clientId' | 'fileId' | 'amountInCents' | 'reference' | 'note'> &
  Partial<Pick<PaymentProofRow, 'billId' | 'purchaseId'>>

export async function addProof(db: Db, proof: NewPaymentProof): Promise<PaymentProofRow> {
  const [added] = await db.insert(paymentProofsTable).values(proof).returning()
  if (!added) throw new Error('the payment proof was not added')
  return added
}

/** A call for administrators alone: everybody's proofs are within reach. */
export async function lockProof(db: Db, id: string): Promise<PaymentProofRow> {
  const [proof] = await db.select().from(paymentProofsTable).where(eq(paymentProofsTable.id, id)).for('update')
  if (!proof) throw new DomainError('paymentProofNotFound', { ids: [id] })
  return proof
}

/** The proofs of a locked bill that stand so; they are locked after its orders. */
export const lockProofsOfBill = (db: Db, billId: string, status: PaymentProofRow['status']): Promise<PaymentProofRow[]> =>
  db
    .select()
    .from(paymentProofsTable)
    .where(and(eq(paymentProofsTable.billId, billId), eq(paymentProofsTable.status, status)))
    .orderBy(paymentProofsTable.id)
    .for('update')

type Changes = Pick<PaymentProofRow, 'status' | 'reviewedAt' | 'reviewedById'>

/** Moves a proof if it is still what was read. */
export async function moveProof(db: Db, { id, status, version }: PaymentProofRow, changes: Changes): Promise<void> {
  const { id: proofId, status: proofStatus, version: proofVersion } = paymentProofsTable
  const asRead = and(eq(proofId, id), eq(proofStatus, status), eq(proofVersion, version))
  const moved = await db.update(paymentProofsTable).set(changes).where(asRead).returning({ id: proofId })
  if (moved.length === 0) throw new DomainError('paymentProofChangedMeanwhile', { ids: [id] })
}
