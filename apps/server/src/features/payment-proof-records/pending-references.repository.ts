import { and, eq, ne } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { paymentProofsTable } from './payment-proofs.table.ts'

/** What clients wrote on receipts that wait to be reviewed. */
export const pendingReferences = (db: Db): Promise<{ clientId: string; reference: string }[]> =>
  db
    .select({ clientId: paymentProofsTable.clientId, reference: paymentProofsTable.reference })
    .from(paymentProofsTable)
    .where(and(eq(paymentProofsTable.status, 'pending'), ne(paymentProofsTable.reference, '')))
