// What went through drawers, for the report of money, and beside the books.
import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { CASH_ACCOUNT } from '../company/company-accounts.repository.ts'
import { paymentsByIds } from '../ledger/payments.repository.ts'

const CAJA: SQL = sql`${CASH_ACCOUNT}::uuid`
const inQuito = (instant: string): SQL => sql`(${sql.raw(instant)} at time zone 'America/Guayaquil')::date`

/**
 * What changed the account Caja, and an account at a bank, beside payments, refunds and settlements, by day: as the lines have it. A float comes
 * from Caja and goes back there.
 */
export const MOVED_BY_LINES: SQL = sql`
  select ${CAJA} as account_id, ${inQuito('created_at')} as day, amount_in_cents as moved
    from drawer_lines where kind in ('in', 'out', 'toBank', 'difference')
  union all select account_id, ${inQuito('created_at')}, 0 - amount_in_cents from drawer_lines where kind = 'toBank'`

/** The same, where what closings counted and took to the bank is what they say themselves. */
export const MOVED_BY_CLOSINGS: SQL = sql`
  select ${CAJA} as account_id, ${inQuito('created_at')} as day, amount_in_cents as moved
    from drawer_lines where kind in ('in', 'out', 'toBank') and not is_of_closing
  union all select account_id, ${inQuito('created_at')}, 0 - amount_in_cents
    from drawer_lines where kind = 'toBank' and not is_of_closing
  union all select ${CAJA}, ${inQuito('closed_at')}, counted_in_cents - expected_in_cents - to_bank_in_cents
    from drawer_sessions where closed_at is not null
  union all select bank_account_id, ${inQuito('closed_at')}, to_bank_in_cents from drawer_sessions where bank_account_id is not null`

type Off = { id: string; amount: string; expectedInCents: number; foundInCents: number }
const inNumbers = (row: Record<keyof Off, string>): Off => ({
  ...{ id: row.id, amount: row.amount },
  expectedInCents: Number(row.expectedInCents),
  foundInCents: Number(row.foundInCents),
})

/** Closings that do not add up: the notes, what was expected of the lines before, the difference, what went to the bank and what stayed. */
export async function closingsOff(db: Db): Promise<Off[]> {
  const { rows } = await db.execute<Record<keyof Off, string>>(sql`
    with closed as (
      select sessions.*,
        coalesce((select sum((note->>'denominationInCents')::bigint * (note->>'count')::bigint) from jsonb_array_elements(notes) as note), 0) as noted,
        sums.*
      from drawer_sessions as sessions cross join lateral (
        select coalesce(sum(amount_in_cents), 0) as whole,
          coalesce(sum(amount_in_cents) filter (where not is_of_closing), 0) as before,
          coalesce(sum(amount_in_cents) filter (where kind = 'float'), 0) as float,
          coalesce(sum(amount_in_cents) filter (where kind = 'difference'), 0) as differing,
          coalesce(0 - sum(amount_in_cents) filter (where kind = 'toBank' and is_of_closing), 0) as banked,
          coalesce(0 - sum(amount_in_cents) filter (where kind = 'left'), 0) as staying,
          count(*) filter (where created_at > sessions.closed_at and not is_of_closing) as later
        from drawer_lines where session_id = sessions.id
      ) as sums
    )
    select id, amount, expected as "expectedInCents", found as "foundInCents" from (
      select id, 'float' as amount, float as expected, float_in_cents as found from closed
      union all select id, 'counted', noted, counted_in_cents from closed where closed_at is not null
      union all select id, 'expected', before, expected_in_cents from closed where closed_at is not null
      union all select id, 'difference', counted_in_cents - expected_in_cents, difference_in_cents from closed where closed_at is not null
      union all select id, 'differenceInLines', difference_in_cents, differing from closed where closed_at is not null
      union all select id, 'toBank', to_bank_in_cents, banked from closed where closed_at is not null
      union all select id, 'left', counted_in_cents - to_bank_in_cents, left_in_cents from closed where closed_at is not null
      union all select id, 'leftInLines', left_in_cents, staying from closed where closed_at is not null
      union all select id, 'closed', 0, whole from closed where closed_at is not null
      union all select id, 'linesAfterClosing', 0, later from closed where closed_at is not null
    ) as compared where expected <> found order by id, amount`)
  return rows.map(inNumbers)
}

/** Lines that undo another of another sum. */
export async function undoneOff(db: Db): Promise<Off[]> {
  const { rows } = await db.execute<Record<keyof Off, string>>(sql`
    select undoing.session_id as id, 'undone' as amount, 0 - undone.amount_in_cents as "expectedInCents", undoing.amount_in_cents as "foundInCents"
    from drawer_lines as undoing join drawer_lines as undone on undone.id = undoing.undoes_id
    where undoing.amount_in_cents <> 0 - undone.amount_in_cents or undoing.kind <> undone.kind order by 1`)
  return rows.map(inNumbers)
}

const A_PAGE = 1_000

/** Lines of payments that are not what the payment is, or of one that is not cash of the account Caja. */
export async function paymentLinesOff(db: Db): Promise<Off[]> {
  const found: Off[] = []
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await db.execute<{ id: string; sessionId: string; paymentId: string; foundInCents: string }>(sql`
      select id, session_id as "sessionId", payment_id as "paymentId", amount_in_cents as "foundInCents"
      from drawer_lines where kind = 'payment' and id > ${after} order by id limit ${A_PAGE}`)
    const payments = await paymentsByIds(
      db,
      rows.map(({ paymentId }) => paymentId),
    )
    const cashOf = new Map(
      payments.map(({ id, method, accountId, amountInCents }) => {
        return [id, method === 'cash' && accountId === CASH_ACCOUNT ? amountInCents : 0]
      }),
    )
    for (const { sessionId: id, paymentId, foundInCents } of rows) {
      const off = { id, amount: 'payment', expectedInCents: cashOf.get(paymentId) ?? 0, foundInCents: Number(foundInCents) }
      if (off.expectedInCents !== off.foundInCents) found.push(off)
    }
    const last = rows.at(-1)
    if (!last || rows.length < A_PAGE) return found
    after = last.id
  }
}

/** What drawers gave back to clients, and what came again. */
export const REFUND_LINES: SQL = sql`
  select session_id, refund_id, undoes_id, amount_in_cents from drawer_lines where kind = 'refund'`

/** Of these payments those that are in drawers that were closed. */
export async function inClosedDrawers(db: Db, paymentIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select payment_id as id from drawer_lines as lines join drawer_sessions as sessions on sessions.id = lines.session_id
    where closed_at is not null and payment_id = any(${sql.param([...paymentIds])}::uuid[])`)
  return new Set(rows.map(({ id }) => id))
}
