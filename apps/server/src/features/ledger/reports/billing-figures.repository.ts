// What bills charge less what credit notes gave back and what was voided, each on its day: from the documents, and from the books beside them.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'
import { dayOf } from './grouped-report.repository.ts'

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

const inCents = (treatment: SQL, name: string): SQL =>
  sql`coalesce(sum(cents) filter (where treatment ${treatment}), 0)::bigint as ${sql.identifier(name)}`

export const SALES_COLUMNS = sql.raw(
  'bill_id, day, moved, client_id, bills, cents, general_in_cents, zero_in_cents, not_subject_in_cents, exempt_in_cents, third_party_in_cents, tax_in_cents',
)

/** `SALES_COLUMNS` of `bill_figures`, of all days on which these bills moved sales. `billIds`: a select of them. */
export const billFiguresOf = (billIds: SQL): SQL => sql`
  select bill_id, ${dayOf(sql`at`)} as day, what as moved, client_id, count(*) filter (where is_bill)::int as bills, sum(cents)::bigint as cents,
    ${inCents(sql`= 'general'`, 'general_in_cents')}, ${inCents(sql`= 'zero'`, 'zero_in_cents')},
    ${inCents(sql`= 'notSubject'`, 'not_subject_in_cents')}, ${inCents(sql`= 'exempt'`, 'exempt_in_cents')},
    ${inCents(sql`= 'thirdParty'`, 'third_party_in_cents')}, ${inCents(sql`is null`, 'tax_in_cents')}
  from (${moves((instant) => sql`${instant} is not null and bills.id in (${billIds})`)}) as moves group by 1, 2, 3, 4`

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
