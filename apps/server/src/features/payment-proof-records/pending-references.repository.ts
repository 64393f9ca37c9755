import { and, eq, isNotNull, ne, type SQL, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { paymentProofsTable } from './payment-proofs.table.ts'

/** What clients wrote on receipts that wait to be reviewed. */
export const pendingReferences = (db: Db): Promise<{ clientId: string; reference: string }[]> =>
  db
    .select({ clientId: paymentProofsTable.clientId, reference: paymentProofsTable.reference })
    .from(paymentProofsTable)
    .where(and(eq(paymentProofsTable.status, 'pending'), ne(paymentProofsTable.reference, '')))

/** Bills that a receipt in review is for; with a client, theirs alone. */
export async function billsInReview(db: Db, ofClient?: string): Promise<Set<string>> {
  const { billId, clientId, status } = paymentProofsTable
  const isTheirs = ofClient === undefined ? undefined : eq(clientId, ofClient)
  const rows = await db
    .select({ billId: sql<string>`${billId}` })
    .from(paymentProofsTable)
    .where(and(eq(status, 'pending'), isNotNull(billId), isTheirs))
  return new Set(rows.map((row) => row.billId))
}

/** Whether a receipt for this bill or purchase waits to be reviewed. */
export const hasPendingReceipt = (recordId: AnyPgColumn): SQL => sql`exists (
  select 1 from ${paymentProofsTable} where ${paymentProofsTable.status} = 'pending'
    and (${paymentProofsTable.billId} = ${recordId} or ${paymentProofsTable.purchaseId} = ${recordId}))`
