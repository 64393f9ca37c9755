// Bills that money is waited for, of all clients at once.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'

export type DueBill = { id: string; code: string; clientId: string; dueInCents: number }

/** With what is still to pay of each; the oldest first. */
export async function billsStillDue(db: Db): Promise<DueBill[]> {
  const { rows } = await db.execute<DueBill>(sql`
    select bills.id, bills.code, bills.client_id as "clientId", sum(entries.amount_in_cents)::float8 as "dueInCents"
    from bills join ledger_entries as entries on entries.bill_id = bills.id
    where bills.status = 'pendingPayment'
    group by bills.id having sum(entries.amount_in_cents) > 0
    order by bills.created_at, bills.id`)
  return rows
}

/** Of bills with these codes those that nobody waits for: paid, or voided. */
export async function settledBillsOf(db: Db, codes: readonly string[]): Promise<{ code: string; clientId: string }[]> {
  if (codes.length === 0) return []
  const { rows } = await db.execute<{ code: string; clientId: string }>(sql`
    select code, client_id as "clientId" from bills
    where code = any(${sql.param([...codes])}::text[]) and status <> 'pendingPayment' order by code`)
  return rows
}
