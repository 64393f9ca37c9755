// Entries that take back another, in each book.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'

type Book = { record: 'ledgerEntry' | 'earningEntry' | 'quotaEntry' | 'payment' | 'compensation'; table: SQL; holder: SQL }

/** Whose each entry is, which its counter-entry must be too. */
const BOOKS: readonly Book[] = [
  { record: 'ledgerEntry', table: sql`ledger_entries`, holder: sql`(client_id, kind, bill_id, purchase_id, order_id)` },
  {
    record: 'earningEntry',
    table: sql`earning_entries`,
    holder: sql`(associate_id, kind, order_id, order_price_id, settlement_id, settles_id)`,
  },
  { record: 'quotaEntry', table: sql`quota_entries`, holder: sql`(identification, fiscal_year, kind, bundle_id)` },
  { record: 'payment', table: sql`payments`, holder: sql`(client_id, method, account_id)` },
  { record: 'compensation', table: sql`compensations`, holder: sql`(client_id, order_id)` },
]

/** Those that do not take back the whole of their entry, or not from whom it is. */
export async function counterEntriesOff(db: Db) {
  const found = []
  for (const { record, table, holder } of BOOKS) {
    const { rows } = await db.execute<{ id: string; expected: string; actual: string }>(sql`
      with entries as (select id, amount_in_cents, reverses_id, row_to_json(row${holder})::text as holder from ${table})
      select counter.id, case when counter.holder = entry.holder then 0 - entry.amount_in_cents else 0 end as expected,
        counter.amount_in_cents as actual
      from entries as counter join entries as entry on entry.id = counter.reverses_id
      where counter.amount_in_cents <> 0 - entry.amount_in_cents or counter.holder <> entry.holder
      order by counter.id`)
    found.push(
      ...rows.map(({ id, expected, actual }) => ({
        record,
        id,
        expectedInCents: Number(expected),
        foundInCents: Number(actual),
      })),
    )
  }
  return found
}

type Later = { id: string; paymentId: string; amountInCents: number }

/** Counter-payments of another day than their payment: only cash of a drawer that was closed has one. */
export async function paymentsTakenBackLater(db: Db): Promise<Later[]> {
  const { rows } = await db.execute<Record<keyof Later, string>>(sql`
    select counter.id, payments.id as "paymentId", counter.amount_in_cents as "amountInCents"
    from payments as counter join payments on payments.id = counter.reverses_id
    where counter.received_on <> payments.received_on order by counter.id`)
  return rows.map(({ amountInCents, ...ids }) => ({ ...ids, amountInCents: Number(amountInCents) }))
}
