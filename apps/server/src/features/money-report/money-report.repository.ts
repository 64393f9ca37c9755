// What came into each account of the company and left it, day by day: from the documents, and from the books beside them.
import type { MoneyReport } from '@app/contract/dashboard.contract'
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { MOVED_BY_CLOSINGS, MOVED_BY_LINES } from '../drawer-records/drawer-books.repository.ts'

const inQuito = (instant: string): SQL => sql`(${sql.raw(instant)} at time zone 'America/Guayaquil')::date`

/** Each document on the day on which its money moved; what is taken back moves it the other way, as the bank has it. */
const DOCUMENTS = sql`
  select account_id, received_on as day, amount_in_cents as payments, 0 as refunds, 0 as settlements, 0 as moved from payments
  union all select account_id, paid_on, 0, amount_in_cents, 0, 0 from refunds where paid_on is not null
  union all select account_id, ${inQuito('returned_at')}, 0, 0 - amount_in_cents, 0, 0 from refunds where returned_at is not null
  union all select account_id, paid_on, 0, 0, total_in_cents, 0 from settlements
  union all select account_id, ${inQuito('taken_back_at')}, 0, 0, 0 - total_in_cents, 0 from settlements where taken_back_at is not null
  union all select account_id, day, 0, 0, 0, moved from (${MOVED_BY_CLOSINGS}) as by_drawers`

/** The same of the entries that the documents have in the books. */
const BOOKS = sql`
  select account_id, received_on as day, 0 - entries.amount_in_cents as net
    from ledger_entries as entries join payments on payments.id = entries.payment_id
  union all select account_id, case when reverses_id is null then paid_on else ${inQuito('returned_at')} end, 0 - entries.amount_in_cents
    from ledger_entries as entries join refunds on refunds.id = entries.refund_id
  union all select account_id, case when reverses_id is null then paid_on else ${inQuito('taken_back_at')} end, entries.amount_in_cents
    from earning_entries as entries join settlements on settlements.id = entries.settlement_id
  union all select account_id, day, moved from (${MOVED_BY_LINES}) as by_drawers`

const SUMS =
  sql.raw(`coalesce(sum(payments), 0)::float8 as "paymentsInCents", coalesce(sum(refunds), 0)::float8 as "refundsInCents",
  coalesce(sum(settlements), 0)::float8 as "settlementsInCents", coalesce(sum(moved), 0)::float8 as "movedInCents",
  coalesce(sum(payments - refunds - settlements + moved), 0)::float8 as "netInCents"`)

type Asked = { from: string; to: string; accountId?: string | undefined }

/** The newest day first; one sum per account, Caja first, and those of before accounts were kept at the end. */
export async function readMoneyReport(db: Db, { from, to, accountId }: Asked): Promise<Omit<MoneyReport, 'from' | 'to'>> {
  const ofAccount = accountId ? sql`account_id = ${accountId}` : sql`true`
  const { rows } = await db.execute<Omit<MoneyReport, 'from' | 'to'>>(sql`
    with by_account_and_day as (
      select account_id, day, sum(payments) as payments, sum(refunds) as refunds, sum(settlements) as settlements, sum(moved) as moved
      from (${DOCUMENTS}) as documents where day between ${from} and ${to} and ${ofAccount} group by 1, 2
    ), dated as (
      select moved.*, case when accounts.id is not null then json_build_object('id', accounts.id, 'kind', accounts.kind, 'name',
        case when accounts.kind = 'cash' then 'Caja' else accounts.bank || ' ' || accounts.number end)::jsonb end as account,
        (accounts.kind is distinct from 'cash')::int as is_bank, accounts.position
      from by_account_and_day as moved left join company_accounts as accounts on accounts.id = moved.account_id
    )
    select
      coalesce((select json_agg(by_day) from (select account, day, ${SUMS} from dated group by account_id, account, is_bank, position, day
        order by day desc, is_bank, position, account_id) as by_day), '[]') as days,
      coalesce((select json_agg(by_account) from (select account, ${SUMS} from dated group by account_id, account, is_bank, position
        order by is_bank, position, account_id) as by_account), '[]') as accounts,
      (select to_json(whole) from (select ${SUMS} from dated) as whole) as total`)
  const [report] = rows
  if (!report) throw new Error('the report has no row')
  return report
}

type Off = { accountId: string; day: string; expectedInCents: number; foundInCents: number }

/** Money of before accounts were kept stands on none. */
const NO_ACCOUNT = '00000000-0000-0000-0000-000000000000'

/** Accounts and days whose report is not what the books have. */
export async function reportsOffBooks(db: Db): Promise<Off[]> {
  const { rows } = await db.execute<Off>(sql`
    with report as (select account_id, day, sum(payments - refunds - settlements + moved) as net from (${DOCUMENTS}) as documents group by 1, 2),
      books as (select account_id, day, sum(net) as net from (${BOOKS}) as entries group by 1, 2)
    select coalesce(report.account_id, books.account_id, ${NO_ACCOUNT}) as "accountId", coalesce(report.day, books.day)::text as day,
      coalesce(books.net, 0)::float8 as "expectedInCents", coalesce(report.net, 0)::float8 as "foundInCents"
    from report full join books on books.day = report.day
      and coalesce(books.account_id, ${NO_ACCOUNT}) = coalesce(report.account_id, ${NO_ACCOUNT})
    where coalesce(report.net, 0) <> coalesce(books.net, 0)
    order by 1, 2`)
  return rows
}
