// What was moved to a bill and is there still, for its view.
import type { AppliedMoney } from '@app/contract/fields/applied-money'
import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { listAsJson, objectAsJson } from '../../db/as-json.ts'
import { purchasesTable } from '../purchases/purchases.table.ts'
import { movesTable } from './moves.table.ts'
import { paymentsTable } from './payments.table.ts'

const { id, fromBillId, toBillId, fromPurchaseId, paymentId, amountInCents, reversesId, createdAt } = movesTable
const { id: idOfPayment, code, method, reference, receivedOn } = paymentsTable

/** The oldest first. What went back since is left out; what the bill itself sent to the account is taken off. */
export const appliedTo = (billId: PgColumn) =>
  listAsJson<AppliedMoney>(
    {
      id,
      from: sql`case when exists (select from credit_notes where credit_notes.credit_move_id = ${id}) then 'creditNote'
        when ${paymentId} is not null then 'payment' when ${fromPurchaseId} is not null then 'purchase' else 'balance' end`,
      payment: objectAsJson(
        { id: idOfPayment, code, method, reference, receivedOn },
        sql`from ${paymentsTable} where ${idOfPayment} = ${paymentId}`,
      ),
      purchase: objectAsJson(
        { id: purchasesTable.id, code: purchasesTable.code },
        sql`from ${purchasesTable} where ${purchasesTable.id} = ${fromPurchaseId}`,
      ),
      amountInCents: sql`case when ${toBillId} is null then 0 - ${amountInCents} else ${amountInCents} end`,
      at: createdAt,
    },
    sql`from ${movesTable} where (${toBillId} = ${billId} or ${fromBillId} = ${billId}) and ${reversesId} is null
      and not exists (select from ${movesTable} as "counter_move" where "counter_move"."reverses_id" = ${id})`,
    sql`${createdAt}, ${id}`,
  )
