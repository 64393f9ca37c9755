// What is read of payments to publish them, in one statement: their columns, and as JSON what hangs on each.
import type { Payment } from '@app/contract/payments.contract'
import type { BillFacts, BillStatus } from '@app/domain'
import { sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson, objectAsJson } from '../../db/as-json.ts'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { billFactsAsJson } from '../bills/bill-facts.repository.ts'
import { billsTable } from '../bills/bills.table.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { personNamedBy } from '../users/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { paymentsTable } from './payments.table.ts'

const { id, code, clientId, billId, purchaseId, amountInCents, method, reference, note, reversesId, reason, actorId, createdAt } =
  paymentsTable
const reversal = alias(paymentsTable, 'reversal')
const writer = alias(usersTable, 'writer')

type ReferredBill = { id: string; code: string; status: BillStatus; facts: BillFacts }

const PAYMENT_VIEW = {
  ...{ id, code, amountInCents, method, reference, note, reversesId, reason, createdAt },
  client: personNamedBy(clientId),
  bill: objectAsJson<ReferredBill>(
    { id: billsTable.id, code: billsTable.code, status: billsTable.status, facts: billFactsAsJson(billsTable.id) },
    sql`from ${billsTable} where ${billsTable.id} = ${billId}`,
  ),
  purchase: objectAsJson<NonNullable<Payment['purchase']>>(
    { id: purchasesTable.id, code: purchasesTable.code },
    sql`from ${purchasesTable} where ${purchasesTable.id} = ${purchaseId}`,
  ),
  reversedBy: objectAsJson<NonNullable<Payment['reversedBy']>>(
    { id: reversal.id, code: reversal.code, reason: sql`coalesce(${reversal.reason}, '')`, at: reversal.createdAt },
    sql`from ${paymentsTable} as "reversal" where ${reversal.reversesId} = ${id}`,
  ),
  actor: objectAsJson<NonNullable<Payment['actor']>>(
    { name: sql`${writer.firstName} || ' ' || ${writer.lastName}` },
    sql`from ${usersTable} as "writer" where ${writer.id} = ${actorId}`,
  ),
}

export const paymentInView = recordView(paymentsTable, id, PAYMENT_VIEW)
export type PaymentInView = RowOf<typeof PAYMENT_VIEW>

/** For the view of a bill, oldest first: what was paid, taken back and paid again. */
export const paymentsAsJson = (ofBill: PgColumn) =>
  listAsJson<PaymentInView>(PAYMENT_VIEW, sql`from ${paymentsTable} where ${billId} = ${ofBill}`, sql`${createdAt}, ${id}`)

/** For the view of a bill: the payment that nobody took back. */
export const paymentInForceAsJson = (ofBill: PgColumn) =>
  objectAsJson<Record<'id' | 'reference' | 'at', string> & Pick<Payment, 'method'>>(
    { id, method, reference, at: createdAt },
    sql`from ${paymentsTable} where ${billId} = ${ofBill} and ${reversesId} is null
      and not exists (select from ${paymentsTable} as "reversal" where ${reversal.reversesId} = ${id}) limit 1`,
  )
