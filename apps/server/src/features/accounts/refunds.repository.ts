// Refunds by whose they are. One by one they are read, locked and moved by the motor (records/).
import { and, eq, sql, sum } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import { waiting } from '../../records/waiting.ts'
import { REFUND_LINES } from '../drawer-records/drawer-books.repository.ts'
import { refundsTable } from './refunds.table.ts'

/** What a client asked for and nobody answered yet. */
export async function requestedOf(db: Db, clientId: string): Promise<number> {
  const [row] = await db
    .select({ inCents: sum(refundsTable.amountInCents).mapWith(Number) })
    .from(refundsTable)
    .where(and(eq(refundsTable.clientId, clientId), eq(refundsTable.status, 'requested')))
  return row?.inCents ?? 0
}

/** How many wait to be paid, at most as many as are counted; within another statement. */
export const refundsToPay = waiting(refundsTable, eq(refundsTable.status, 'requested'), refundsTable.createdAt)

/** Lines of drawers that are of no refund, or of one that was not paid in cash, or of another amount. */
export async function refundLinesOff(db: Db): Promise<{ id: string; expectedInCents: number; foundInCents: number }[]> {
  const { rows } = await db.execute<{ id: string; expectedInCents: string; foundInCents: string }>(sql`
    select lines.session_id as id, case when lines.undoes_id is null then 0 - paid.amount else paid.amount end as "expectedInCents",
      lines.amount_in_cents as "foundInCents"
    from (${REFUND_LINES}) as lines left join ${refundsTable} as refunds on refunds.id = lines.refund_id
    cross join lateral (select case when refunds.method = 'cash' then refunds.amount_in_cents else 0 end as amount) as paid
    where lines.amount_in_cents <> case when lines.undoes_id is null then 0 - paid.amount else paid.amount end order by 1`)
  return rows.map(({ id, ...amounts }) => {
    return { id, expectedInCents: Number(amounts.expectedInCents), foundInCents: Number(amounts.foundInCents) }
  })
}
