// How much there is in the books, and what people call the records of them.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { Discrepancy } from './discrepancy.ts'

export type BookCounts = Record<'bills' | 'prices' | 'payments' | 'purchases' | 'declarations' | 'earnings' | 'clients', number>

export async function countBooks(db: Db): Promise<BookCounts> {
  const { rows } = await db.execute<Record<keyof BookCounts, string>>(sql`select
    (select count(*) from bills) as bills,
    (select count(*) from order_prices where superseded_at is null) as prices,
    (select count(*) from payments) as payments,
    (select count(*) from purchases) as purchases,
    (select count(*) from bundles where status <> 'removed') as declarations,
    (select count(*) from earning_entries) as earnings,
    (select count(distinct client_id) from ledger_entries) as clients`)
  const [counts] = rows
  if (!counts) throw new Error('nothing was counted')
  const { bills, prices, payments, purchases, declarations, earnings, clients } = counts
  return {
    bills: Number(bills),
    prices: Number(prices),
    payments: Number(payments),
    purchases: Number(purchases),
    declarations: Number(declarations),
    earnings: Number(earnings),
    clients: Number(clients),
  }
}

/** Told by their id, which of a manifest is its code, or where their documents are. */
const NAMED_BY_THEMSELVES: ReadonlySet<Discrepancy['record']> = new Set([
  'quota',
  'billing',
  'stageDay',
  'manifest',
  'drawerSession',
  'fiscalDocument',
  'fiscalSeries',
])

/** The code that people know each record by; entries of books have none but their id. */
export async function codesOf(db: Db, found: readonly Discrepancy[]): Promise<Map<string, string>> {
  const ids = [...new Set(found.filter(({ record }) => !NAMED_BY_THEMSELVES.has(record)).map(({ id }) => id))]
  const { rows } = await db.execute<{ id: string; code: string }>(sql`
    with wanted as (select unnest(${sql.param(ids)}::uuid[]) as id)
    select id, code from wanted join bills using (id)
    union all select id, code from wanted join orders using (id)
    union all select id, code from wanted join bundles using (id)
    union all select id, code from wanted join purchases using (id)
    union all select id, code from wanted join payments using (id)
    union all select id, case when kind = 'cash' then 'Caja' else bank || ' ' || number end from wanted join company_accounts using (id)
    union all select id, casillero_code from wanted join users using (id) where casillero_code is not null`)
  return new Map(rows.map(({ id, code }) => [id, code]))
}
