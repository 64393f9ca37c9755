// What a client was charged, paid and got back, document by document: entries of the book, without what only moved from place to place.
import type { AccountRow, Statement as Published } from '@app/contract/fields/statement'
import { type Titles, titlesOf } from '@app/domain'
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { titlesOfBills } from '../bills/billed-orders.repository.ts'
import { titlesByOrder } from '../orders/lists/order-titles.repository.ts'

type Found = Pick<AccountRow, 'kind' | 'day'> &
  Record<'id' | 'code' | 'amount' | 'balance', string> &
  Record<'billId' | 'orderId', string | null>
type Figures = { opening: string; closing: string; total: string; rows: Found[] | null }

/** Days of Quito, both or none; rows of a page, counted from the newest. */
export type StatementOf = { from?: string | undefined; to?: string | undefined; page: number; limit: number }
export type Statement = Pick<Published, 'rows' | 'openingInCents' | 'closingInCents' | 'total'>

const QUITO = 'America/Guayaquil'

/** The oldest first, each with what the client owed after it. */
export async function readStatement(db: Db, clientId: string, { from, to, page, limit }: StatementOf): Promise<Statement> {
  const isBefore = from === undefined ? sql`false` : sql`day < ${from}`
  const isAfter = to === undefined ? sql`false` : sql`day > ${to}`
  const { rows } = await db.execute<Figures>(sql`
    with documents as (${documentsOf(clientId)}),
    steps as (
      select *, to_char(at at time zone ${QUITO}, 'YYYY-MM-DD') as day, sum(amount) over (order by at, first) as balance from documents
    ),
    inside as (select *, row_number() over (order by at desc, first desc) as place from steps where not (${isBefore}) and not (${isAfter})),
    shown as (
      select inside.*, coalesce(bills.code, payments.code, refunds.code, credit_notes.code, orders.code, users.casillero_code) as code,
        coalesce(bills.id, credit_notes.bill_id) as bill_id, orders.id as order_id
      from (select * from inside where place > ${(page - 1) * limit} and place <= ${page * limit}) as inside
        left join bills on bills.id = inside.id
        left join payments on payments.id = inside.id
        left join refunds on refunds.id = inside.id
        left join credit_notes on credit_notes.id = inside.id
        left join compensations on compensations.id = inside.id
        left join orders on orders.id = compensations.order_id
        left join users on users.id = ${clientId} and inside.kind in ('writeOff', 'opening', 'openingTakenBack')
    )
    select coalesce((select sum(amount) from steps where ${isBefore}), 0) as opening,
      coalesce((select sum(amount) from steps where not (${isAfter})), 0) as closing,
      (select count(*) from inside) as total,
      (select json_agg(json_build_object('kind', kind, 'id', id, 'code', code, 'day', day, 'amount', amount, 'balance', balance, 'billId', bill_id, 'orderId', order_id) order by place desc) from shown) as rows`)
  const [found] = rows
  return {
    openingInCents: Number(found?.opening ?? 0),
    closingInCents: Number(found?.closing ?? 0),
    total: Number(found?.total ?? 0),
    rows: await rowsOf(db, clientId, found?.rows ?? []),
  }
}

async function rowsOf(db: Db, clientId: string, rows: readonly Found[]): Promise<AccountRow[]> {
  const idsOf = (name: 'billId' | 'orderId') => rows.flatMap((row) => row[name] ?? [])
  const [ofBills, ofOrders] = await Promise.all([
    titlesOfBills(db, clientId, idsOf('billId')),
    titlesByOrder(db, clientId, idsOf('orderId')),
  ])
  return rows.map((row) => {
    const title = ofOrders.get(row.orderId ?? '')
    return rowOf(row, ofBills.get(row.billId ?? '') ?? (title ? titlesOf([title]) : null))
  })
}

const rowOf = ({ kind, id, code, day, amount, balance }: Found, things: Titles | null): AccountRow => ({
  ...{ day, kind, document: { id, code }, things },
  amountInCents: Number(amount),
  balanceInCents: Number(balance),
})

/** One row a document; what it is counted with, and what it is named by, is the same. */
const documentsOf = (clientId: string) => sql`
  select coalesce(entries.refund_id, entries.payment_id, entries.credit_note_id, entries.compensation_id, entries.bill_id, entries.id) as id, min(entries.created_at) as at, min(entries.id::text) as first,
    sum(entries.amount_in_cents) as amount,
    case when entries.refund_id is not null then case when entries.reverses_id is null then 'refund' else 'refundReturned' end
      when entries.payment_id is not null then case when entries.reverses_id is null then 'payment' else 'paymentUndone' end
      when entries.credit_note_id is not null then case when entries.reverses_id is null then 'creditNote' else 'creditNoteTakenBack' end
      when entries.compensation_id is not null then case when entries.reverses_id is null then 'compensation' else 'compensationTakenBack' end
      when entries.kind = 'writeOff' then 'writeOff'
      when entries.kind = 'opening' then case when entries.reverses_id is null then 'opening' else 'openingTakenBack' end
      else case when entries.reverses_id is null then 'bill' else 'billVoided' end end as kind
  from ledger_entries as entries
  where entries.client_id = ${clientId} and entries.kind <> 'move'
  group by 1, 5`
