import { and, asc, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { waiting } from '../../records/waiting.ts'
import { type PaymentProofRow, paymentProofsTable } from './payment-proofs.table.ts'

const isPending = eq(paymentProofsTable.status, 'pending')

export const proofsWaiting = waiting(paymentProofsTable, isPending, paymentProofsTable.createdAt)

export type PendingProof = Pick<PaymentProofRow, 'id' | 'clientId' | 'reference' | 'createdAt'> & { amountInCents: number }

/** Receipts that wait to be reviewed, the oldest first: what their clients wrote on them. */
export const pendingProofs = (db: Db): Promise<PendingProof[]> =>
  db
    .select({
      id: paymentProofsTable.id,
      clientId: paymentProofsTable.clientId,
      reference: paymentProofsTable.reference,
      createdAt: paymentProofsTable.createdAt,
      amountInCents: sql<number>`coalesce(${paymentProofsTable.amountInCents}, 0)`,
    })
    .from(paymentProofsTable)
    .where(isPending)
    .orderBy(asc(paymentProofsTable.createdAt), asc(paymentProofsTable.id))

/** Bills that a receipt in review is for; with a client, theirs alone. */
export async function billsInReview(db: Db, ofClient?: string): Promise<Set<string>> {
  const { billId, clientId } = paymentProofsTable
  const isTheirs = ofClient === undefined ? undefined : eq(clientId, ofClient)
  const rows = await db
    .select({ billId: sql<string>`${billId}` })
    .from(paymentProofsTable)
    .where(and(isPending, isNotNull(billId), isTheirs))
  return new Set(rows.map((row) => row.billId))
}

/** Whether a receipt for this bill or purchase waits to be reviewed. */
export const hasPendingReceipt = (recordId: AnyPgColumn): SQL => sql`exists (
  select 1 from ${paymentProofsTable} where ${paymentProofsTable.status} = 'pending'
    and (${paymentProofsTable.billId} = ${recordId} or ${paymentProofsTable.purchaseId} = ${recordId}))`
