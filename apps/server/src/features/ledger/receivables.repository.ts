// What clients owe, one row each, by how old it is: sums of the book, as of a day.
import { DAYS_OF_AGE, type PaymentPromiseState, RECEIVABLE_AGES, type ReceivableAge } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import { bigint, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'
import { send, write } from '../../db/written-statement.ts'
import type { Wanted } from '../../records/list.ts'
import { only } from '../../records/only.ts'
import { type PersonReference, personNamedBy } from '../people/person-columns.repository.ts'

const amount = () => bigint({ mode: 'number' }).notNull()

/** Names the columns of the query below; nothing is kept. */
export const receivables = pgTable('receivable', {
  id: uuid().notNull(),
  dueInCents: amount(),
  debtInCents: amount(),
  creditInCents: amount(),
  days0to7: amount(),
  days8to15: amount(),
  days16to30: amount(),
  days31to60: amount(),
  over60: amount(),
  openBills: integer().notNull(),
  oldestOn: date().notNull(),
  promisedOn: date(),
  promiseState: text().$type<PaymentPromiseState>(),
})

type Figures = Record<'dueInCents' | 'debtInCents' | 'creditInCents' | 'openBills' | ReceivableAge, number>
type Promised = { promisedOn: string; amountInCents: number; note: string; state: PaymentPromiseState }
export type ReceivableInView = Figures & {
  id: string
  client: PersonReference
  oldestOn: string
  oldestInDays: number
  promise: Promised | null
  version: number
}
export type ReceivableSums = Figures & { clients: number }

const QUITO = sql.raw(`at time zone 'America/Guayaquil'`)
const { id, oldestOn } = receivables

type Page = { rows: (ReceivableInView & { cursor: string })[]; sums: ReceivableSums }

/** One page, and what all rows that match come to: one statement, since both add up the whole book. */
export async function receivablesPage(db: Db, today: string, { where, page }: Wanted): Promise<Page> {
  const found = await send<Page>(
    db,
    write(sql`with ${owed(today)}, matching as (select * from receivable where ${where ?? sql`true`})
      select (select row_to_json(sums) from (
        select count(*)::int as "clients", ${listed((name) => sql`coalesce(sum(${name}), 0)`)} from matching
      ) as sums) as "sums",
      (select coalesce(json_agg(shown), '[]') from (
        select ${id} as "id", ${personNamedBy(id)} as "client", ${listed((name) => name)}, ${oldestOn} as "oldestOn",
          ${today}::date - ${oldestOn} as "oldestInDays", ${PROMISE} as "promise",
          (select version from users where users.id = ${id}) as "version", ${page.cursor} as "cursor"
        from matching as receivable where ${page.after ?? sql`true`}
        order by ${sql.join(page.orderBy, sql`, `)} ${sql.raw(`limit ${page.limit} offset ${page.offset}`)}
      ) as shown) as "rows"`),
    {},
  )
  return only(found)
}

const PROMISE = sql`case when receivable.promise_state is not null then (
  select json_build_object('promisedOn', payment_promised_on, 'amountInCents', payment_promised_in_cents,
    'note', payment_promise_note, 'state', receivable.promise_state)
  from users where users.id = receivable.id) end`

const FIGURES = {
  ...{ dueInCents: 'due_in_cents', debtInCents: 'debt_in_cents', creditInCents: 'credit_in_cents', openBills: 'open_bills' },
  ...Object.fromEntries(RECEIVABLE_AGES.map((age) => [age, age])),
}
const listed = (expressionOf: (column: SQL) => SQL): SQL =>
  sql.join(
    Object.entries(FIGURES).map(([name, column]) => sql`${expressionOf(sql.raw(column))}::float8 as ${sql.identifier(name)}`),
    sql`, `,
  )

/**
 * A bill is as old as its issue. A debt of the account, which no bill waits for, is as old as the moment from which the account was never
 * level again.
 */
const owed = (today: string): SQL => sql`
  on_account as (
    select client_id, sum(amount_in_cents)::float8 as in_cents from ledger_entries
    where bill_id is null and purchase_id is null group by client_id
  ),
  due as (
    select bills.client_id, (bills.created_at ${QUITO})::date as day, sum(entries.amount_in_cents)::float8 as in_cents, true as is_bill
    from bills join ledger_entries as entries on entries.bill_id = bills.id
    where bills.status = 'pendingPayment' group by bills.id having sum(entries.amount_in_cents) > 0
    union all
    select on_account.client_id, (turned.at ${QUITO})::date, on_account.in_cents, false
    from on_account cross join lateral (
      select at from (
        select created_at as at, sum(amount_in_cents) as moved, sum(sum(amount_in_cents)) over (order by created_at) as balance
        from ledger_entries
        where client_id = on_account.client_id and bill_id is null and purchase_id is null group by created_at
      ) as steps
      where balance > 0 and balance - moved <= 0 order by at desc limit 1
    ) as turned
    where on_account.in_cents > 0
  ),
  promised as (
    select users.id, payment_promised_on as day, case
      when paid.in_cents >= payment_promised_in_cents then 'kept'
      when payment_promised_on < ${today}::date then 'broken' else 'open' end as state
    from users cross join lateral (
      select coalesce(sum(0 - amount_in_cents), 0) as in_cents from ledger_entries
      where client_id = users.id and kind = 'payment' and created_at > payment_promised_at
    ) as paid
    where payment_promised_on is not null
  ),
  receivable as (
    select due.client_id as id, sum(due.in_cents) as due_in_cents,
      coalesce(sum(due.in_cents) filter (where not is_bill), 0) as debt_in_cents,
      greatest(0 - coalesce(min(on_account.in_cents), 0), 0) as credit_in_cents,
      ${agesOf(today)}, count(*) filter (where is_bill)::int as open_bills, min(due.day) as oldest_on,
      min(promised.day) as promised_on, min(promised.state) as promise_state
    from due left join on_account on on_account.client_id = due.client_id left join promised on promised.id = due.client_id
    group by due.client_id
  )`

const agesOf = (today: string): SQL =>
  sql.join(
    RECEIVABLE_AGES.map((age) => {
      const { from, to } = DAYS_OF_AGE[age]
      const days = sql`${today}::date - due.day`
      // What is dated ahead of today, by a clock that was set back, is as new as can be.
      const isOld = from === 0 ? sql`true` : sql`${days} >= ${from}`
      const isNew = to === null ? sql`true` : sql`${days} <= ${to}`
      return sql`coalesce(sum(due.in_cents) filter (where ${isOld} and ${isNew}), 0) as ${sql.identifier(age)}`
    }),
    sql`, `,
  )
