// The only file that writes payments: they are only ever added.
import { DomainError } from '@app/domain'
import { eq } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { type PaymentRow, paymentsTable } from './payments.table.ts'

/** It pays a bill, or a purchase up front; or it takes another payment back, with a reason. */
export type NewPayment = Pick<PaymentRow, 'code' | 'clientId' | 'amountInCents' | 'method' | 'reference' | 'actorId'> &
  Partial<Pick<PaymentRow, 'billId' | 'purchaseId' | 'reversesId' | 'reason'>>

export async function addPayment(db: Db, payment: NewPayment): Promise<PaymentRow> {
  const [added] = await db.insert(paymentsTable).values(payment).returning()
  if (!added) throw new Error('the payment was not added')
  return added
}

/** A call for administrators alone: everybody's payments are within reach. */
export async function getPayment(db: Db, id: string): Promise<PaymentRow> {
  const [payment] = await db.select().from(paymentsTable).where(eq(paymentsTable.id, id))
  if (!payment) throw new DomainError('paymentNotFound', { ids: [id] })
  return payment
}

export async function isTakenBack(db: Db, id: string): Promise<boolean> {
  const reversal = await db.select({ id: paymentsTable.id }).from(paymentsTable).where(eq(paymentsTable.reversesId, id))
  return reversal.length > 0
}
