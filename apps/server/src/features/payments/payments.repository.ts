// The only file that writes payments: they are only ever added.
import type { Db } from '../../db/db.ts'
import { type PaymentRow, paymentsTable } from './payments.table.ts'

/** It pays a bill, or a purchase up front. */
export type NewPayment = Pick<PaymentRow, 'code' | 'clientId' | 'amountInCents' | 'method' | 'reference' | 'actorId'> &
  Partial<Pick<PaymentRow, 'billId' | 'purchaseId'>>

export async function addPayment(db: Db, payment: NewPayment): Promise<PaymentRow> {
  const [added] = await db.insert(paymentsTable).values(payment).returning()
  if (!added) throw new Error('the payment was not added')
  return added
}
