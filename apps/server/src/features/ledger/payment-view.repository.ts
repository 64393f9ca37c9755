// What is read of payments to publish them, in one statement: their columns, and as JSON what hangs on each.
import type { Payment } from '@app/contract/payments.contract'
import type { PaymentMethod } from '@app/domain'
import { and, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { alias, type PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson, objectAsJson } from '../../db/as-json.ts'
import { type RowOf, recordView } from '../../db/record-view.ts'
import { billsTable } from '../bills/bills.table.ts'
import { companyAccountAsJson } from '../company/company-accounts.repository.ts'
import { filesAsJson } from '../files/files.repository.ts'
import { personNamedBy, writerNamedBy } from '../people/person-columns.repository.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { movesTable } from './moves.table.ts'
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
  actor: writerNamedBy(actorId),
}

export const paymentInView = recordView(paymentsTable, id, PAYMENT_VIEW)
export type PaymentInView = RowOf<typeof PAYMENT_VIEW>

/** For the view of a record that names a payment in this column. */
export const codeOfPayment = (column: PgColumn) =>
  objectAsJson<{ id: string; code: string }>(
    { id: sql`"named"."id"`, code: sql`"named"."code"` },
    sql`from ${paymentsTable} as "named" where "named"."id" = ${column}`,
  )

/** Payments that were applied so, and those that take one of them back. */
export const appliedWhere = (condition: SQL | undefined): SQL =>
  sql`coalesce(${paymentsTable.reversesId}, ${paymentsTable.id}) in (select ${movesTable.paymentId} from ${movesTable}
    where ${and(isNull(movesTable.reversesId), condition)})`

/** Whether a payment was taken back, or takes one back. */
export const isTakenBack: SQL = sql`(${reversesId} is not null or exists (select from ${paymentsTable} as "reversal"
  where "reversal"."reverses_id" = ${id}))`

/** Bills of which some is paid in one of these ways, and was not taken back. */
export const isPaidBy = (methods: readonly PaymentMethod[]): SQL =>
  sql`exists (select from ${movesTable} join ${paymentsTable} on ${id} = ${movesTable.paymentId}
    where ${movesTable.toBillId} = ${billsTable.id} and ${inArray(method, [...methods])} and not exists (
      select from ${movesTable} as "counter_move" where "counter_move"."reverses_id" = ${movesTable.id}))`

/** For the view of a bill, oldest first: what was paid to it, taken back and paid again. */
export const paymentsAsJson = (ofBill: PgColumn) =>
  listAsJson<PaymentInView>(
    PAYMENT_VIEW,
    sql`from ${paymentsTable} where ${appliedWhere(sql`${movesTable.toBillId} = ${ofBill}`)}`,
    sql`${createdAt}, ${id}`,
  )
