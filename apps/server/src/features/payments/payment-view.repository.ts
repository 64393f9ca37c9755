// What is read of payments to publish them, in one statement: their columns, and as JSON what hangs on each.
import type { Payment } from '@app/contract/payments.contract'
import { isNull, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson, objectAsJson } from '../../db/as-json.ts'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { billsTable } from '../bills/bills.table.ts'
import { companyAccountAsJson } from '../company/company-accounts.repository.ts'
import { filesAsJson } from '../files/files.repository.ts'
import { movesTable } from '../ledger/moves.table.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { personNamedBy } from '../users/person-columns.repository.ts'
import { usersTable } from '../users/users.table.ts'
import { appliedWhere } from './payment-reach.repository.ts'
import { paymentsTable } from './payments.table.ts'

const {
  id,
  code,
  clientId,
  amountInCents,
  receivedOn,
  method,
  accountId,
  reference,
  note,
  reversesId,
  reason,
  actorId,
  createdAt,
} = paymentsTable
const reversal = alias(paymentsTable, 'reversal')
const writer = alias(usersTable, 'writer')

type Named = { id: string; code: string } | null
const named = (table: typeof billsTable | typeof purchasesTable, column: PgColumn): SQL<Named> =>
  sql<Named>`(select json_build_object('id', ${table.id}, 'code', ${table.code}) from ${table} where ${table.id} = ${column})`

const PAYMENT_VIEW = {
  ...{ id, code, amountInCents, receivedOn, method, reference, note, reversesId, reason, createdAt },
  client: personNamedBy(clientId),
  account: companyAccountAsJson(accountId),
  proofs: filesAsJson('payment', sql`= ${id}`),
  applications: listAsJson<Payment['applications'][number]>(
    {
      bill: named(billsTable, movesTable.toBillId),
      purchase: named(purchasesTable, movesTable.toPurchaseId),
      amountInCents: movesTable.amountInCents,
      isBack: sql`exists (select from ${movesTable} as "counter_move" where "counter_move"."reverses_id" = ${movesTable.id})`,
    },
    sql`from ${movesTable} where ${movesTable.paymentId} = ${id} and ${isNull(movesTable.reversesId)}`,
    sql`${movesTable.createdAt}, ${movesTable.id}`,
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

/** For the view of a bill, oldest first: what was paid to it, taken back and paid again. */
export const paymentsAsJson = (ofBill: PgColumn) =>
  listAsJson<PaymentInView>(
    PAYMENT_VIEW,
    sql`from ${paymentsTable} where ${appliedWhere(sql`${movesTable.toBillId} = ${ofBill}`)}`,
    sql`${createdAt}, ${id}`,
  )
