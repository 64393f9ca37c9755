// What bills charge less what credit notes gave back and what was voided, each on its day: from the documents, and from the books beside them.
import type { BILLING_GROUPS, BillingFigures } from '@app/contract/reports/reports.contract'
import { addDays, startOfBusinessDay } from '@app/domain'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../../db/db.ts'
import { billsTable } from '../../bills/bills.table.ts'
import { ordersTable } from '../../orders/orders.table.ts'
import { personNamedBy } from '../../people/person-columns.repository.ts'
import { dayOf, isNarrowed, type ReportAsked, readGrouped } from './grouped-report.repository.ts'

type Within = (instant: SQL) => SQL

/** Rows of bill_id, client_id, at, what, treatment (none of IVA), cents, and whether it is the first of a bill. What is given back of a bill is no part of its void. */
const moves = (within: Within): SQL => sql`
  select bills.id as bill_id, bills.client_id, bills.created_at as at, 'billed' as what, lines.treatment, lines.amount_in_cents::bigint as cents, lines.position = 0 as is_bill
    from bills join bill_lines as lines on lines.bill_id = bills.id where ${within(sql`bills.created_at`)}
  union all
  select bills.id, bills.client_id, bills.voided_at, 'voided', lines.treatment, 0 - lines.amount_in_cents::bigint, false
    from bills join bill_lines as lines on lines.bill_id = bills.id where ${within(sql`bills.voided_at`)}
  union all
  select bills.id, bills.client_id, bills.voided_at, 'voided', credited.treatment, credited.cents, false
    from bills join credit_notes as notes on notes.bill_id = bills.id and notes.taken_back_at is null cross join lateral (${OF_NOTE}) as credited
    where ${within(sql`bills.voided_at`)}
  union all
  select bills.id, bills.client_id, notes.created_at, 'credited', credited.treatment, 0 - credited.cents, false
    from credit_notes as notes join bills on bills.id = notes.bill_id cross join lateral (${OF_NOTE}) as credited
    where ${within(sql`notes.created_at`)}
  union all
  select bills.id, bills.client_id, notes.taken_back_at, 'credited', credited.treatment, credited.cents, false
    from credit_notes as notes join bills on bills.id = notes.bill_id cross join lateral (${OF_NOTE}) as credited
    where ${within(sql`notes.taken_back_at`)}`

const OF_NOTE = sql`
  select lines.treatment, given.amount_in_cents::bigint as cents
    from credit_note_lines as given join bill_lines as lines on lines.id = given.bill_line_id where given.credit_note_id = notes.id
  union all select null, notes.tax_in_cents`

/** Whose a bill is: the associate of its first package. */
export const associateOf = (billId: SQL | PgColumn): SQL => sql`(
  select orders.associate_id from bill_orders join orders on orders.id = bill_orders.order_id
  where bill_orders.bill_id = ${billId} order by bill_orders.position limit 1)`

export type BillingGroup = (typeof BILLING_GROUPS)[number]

const KEYS: Readonly<Record<BillingGroup, SQL>> = {
  month: sql`to_char(day, 'YYYY-MM')`,
  day: sql`day::text`,
  client: sql`client_id::text`,
  associate: associateOf(sql`dated.bill_id`),
  bill: sql`bill_id::text`,
}
const person = (column: Parameters<typeof personNamedBy>[0]): SQL => sql`${personNamedBy(column)} ->> 'name'`
const NAMES: Readonly<Record<BillingGroup, SQL>> = {
  month: sql`key`,
  day: sql`key`,
  client: sql`(select ${person(billsTable.clientId)} from (select key::uuid as client_id) as ${billsTable})`,
  bill: sql`(select bills.code from bills where bills.id = key::uuid)`,
  associate: sql`(select ${person(ordersTable.associateId)} from (select key::uuid as associate_id) as ${ordersTable})`,
}

export type BillingNarrowed = { clientId?: string | undefined; associateId?: string | undefined }

export const readBilling = (db: Db, asked: ReportAsked & BillingNarrowed & { by: BillingGroup }) => {
  const { by, days, before, clientId, associateId } = asked
  const begins = startOfBusinessDay(before.from)
  const ends = startOfBusinessDay(addDays(days.to, 1))
  const within: Within = (instant) => sql`${instant} >= ${begins} and ${instant} < ${ends}`
  return readGrouped<BillingFigures>(db, asked, {
    tables: sql`with moves as (${moves(within)}),
      dated as (select moves.*, ${dayOf(sql`at`)} as day from moves),
      moved as (select dated.*, ${KEYS[by]}::text as key from dated
        where ${isNarrowed(sql`client_id`, clientId)} and ${isNarrowed(associateOf(sql`dated.bill_id`), associateId)})`,
    sums: (isIn) => ({
      bills: sql`count(*) filter (where is_bill and ${isIn})`,
      billedInCents: sumOf(sql`what = 'billed' and ${isIn}`),
      creditedInCents: sumOf(sql`what = 'credited' and ${isIn}`),
      voidedInCents: sumOf(sql`what = 'voided' and ${isIn}`),
      netInCents: sumOf(isIn),
      generalInCents: sumOf(sql`treatment = 'general' and ${isIn}`),
      zeroInCents: sumOf(sql`treatment = 'zero' and ${isIn}`),
      notSubjectInCents: sumOf(sql`treatment = 'notSubject' and ${isIn}`),
      exemptInCents: sumOf(sql`treatment = 'exempt' and ${isIn}`),
      thirdPartyInCents: sumOf(sql`treatment = 'thirdParty' and ${isIn}`),
      taxInCents: sumOf(sql`treatment is null and ${isIn}`),
    }),
    main: sumOf,
    order: by === 'month' || by === 'day' ? 'key' : 'main',
    name: NAMES[by],
  })
}

const sumOf = (condition: SQL): SQL => sql`coalesce(sum(cents) filter (where ${condition}), 0)`

type Off = { month: string; what: 'total' | 'tax'; expectedInCents: number; foundInCents: number }

/** The same of the entries that the documents have in the books: a counter-entry is on the day on which its document was taken back. */
const BOOKS = sql`
  select ${dayOf(sql`coalesce(case when entries.credit_note_id is null
      then case when entries.reverses_id is null then bills.created_at else bills.voided_at end
      else case when entries.reverses_id is null then notes.created_at else notes.taken_back_at end end, entries.created_at)`)} as day, entries.kind = 'tax' as is_tax,
    entries.amount_in_cents as cents
  from ledger_entries as entries join bills on bills.id = entries.bill_id left join credit_notes as notes on notes.id = entries.credit_note_id
  where entries.kind in ('charge', 'tax', 'duty')`

/** Months whose sales, or whose IVA, are not what the books have. */
export async function billingOffBooks(db: Db): Promise<Off[]> {
  const month = (day: SQL) => sql`to_char(${day}, 'YYYY-MM')`
  const { rows } = await db.execute<Off>(sql`
    with report as (
      select ${month(dayOf(sql`at`))} as month, sum(cents) as total, coalesce(sum(cents) filter (where treatment is null), 0) as tax
      from (${moves((instant) => sql`${instant} is not null`)}) as moves group by 1
    ), books as (
      select ${month(sql`day`)} as month, sum(cents) as total, coalesce(sum(cents) filter (where is_tax), 0) as tax from (${BOOKS}) as entries group by 1
    ), compared as (
      select coalesce(report.month, books.month) as month, what, coalesce(case what when 'tax' then books.tax else books.total end, 0) as expected,
        coalesce(case what when 'tax' then report.tax else report.total end, 0) as found
      from report full join books using (month) cross join unnest(array['total', 'tax']) as what
    )
    select month, what, expected::float8 as "expectedInCents", found::float8 as "foundInCents" from compared where expected <> found order by 1, 2`)
  return rows
}
