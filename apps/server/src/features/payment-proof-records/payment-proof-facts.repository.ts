// What the bills of receipts say to their lifecycle.
import type { PaymentProofFacts } from '@app/domain'
import { inArray, type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { billsTable } from '../bills/bills.table.ts'
import { paymentProofsTable } from './payment-proofs.table.ts'

/** Its bill waits for a payment, which accepts it. */
export const isAwaitedByBill = sql`exists (
  select 1 from ${billsTable} where ${billsTable.id} = ${paymentProofsTable.billId} and ${billsTable.status} = 'pendingPayment'
)` as SQL<boolean>

/** By receipt. */
export async function proofFactsOf(db: Db, proofs: readonly { id: string }[]): Promise<Map<string, PaymentProofFacts>> {
  const rows = await db
    .select({ id: paymentProofsTable.id, awaitedByBill: isAwaitedByBill })
    .from(paymentProofsTable)
    .where(
      inArray(
        paymentProofsTable.id,
        proofs.map(({ id }) => id),
      ),
    )
  return new Map(rows.map(({ id, ...facts }) => [id, facts]))
}
