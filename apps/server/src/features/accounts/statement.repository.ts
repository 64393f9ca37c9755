// What a client was charged, paid and got back, document by document: entries of the book, without what only moved from place to place.
import type { AccountRow } from '@app/contract/accounts.contract'
import { businessDay } from '@app/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'

type Found = Pick<AccountRow, 'kind'> & Record<'id' | 'code' | 'amount' | 'balance', string> & { at: Date }

/** The oldest first, each with what the client owed after it. */
export async function readStatement(db: Db, clientId: string): Promise<AccountRow[]> {
  const { rows } = await db.execute<Found>(sql`
    with documents as (
      select coalesce(entries.refund_id, entries.payment_id, entries.credit_note_id, entries.compensation_id, entries.bill_id, entries.id) as id, min(entries.created_at) as at, min(entries.id::text) as first,
        sum(entries.amount_in_cents) as amount,
        case when entries.refund_id is not null then case when entries.reverses_id is null then 'refund' else 'refundReturned' end
          when entries.payment_id is not null then case when entries.reverses_id is null then 'payment' else 'paymentUndone' end
          when entries.credit_note_id is not null then case when entries.reverses_id is null then 'creditNote' else 'creditNoteTakenBack' end
          when entries.compensation_id is not null then case when entries.reverses_id is null then 'compensation' else 'compensationTakenBack' end
          when entries.kind = 'writeOff' then 'writeOff'
          else case when entries.reverses_id is null then 'bill' else 'billVoided' end end as kind
      from ledger_entries as entries
      where entries.client_id = ${clientId} and entries.kind <> 'move'
      group by 1, 5
    )
    select documents.kind, documents.id, coalesce(bills.code, payments.code, refunds.code, credit_notes.code, orders.code, users.casillero_code) as code, documents.at, documents.amount,
      sum(documents.amount) over (order by documents.at, documents.first) as balance
    from documents
      left join bills on bills.id = documents.id
      left join payments on payments.id = documents.id
      left join refunds on refunds.id = documents.id
      left join credit_notes on credit_notes.id = documents.id
      left join compensations on compensations.id = documents.id
      left join orders on orders.id = compensations.order_id
      left join users on users.id = ${clientId} and documents.kind = 'writeOff'
    order by documents.at, documents.first`)
  return rows.map(({ kind, id, code, at, amount, balance }) => ({
    day: businessDay(new Date(at)),
    kind,
    document: { id, code },
    amountInCents: Number(amount),
    balanceInCents: Number(balance),
  }))
}
