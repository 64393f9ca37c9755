// The balance that a client began with: one entry of the book, until another one replaces it.
import { sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'

export type Opening = { id: string; amountInCents: number }

export async function openingInForce(db: Db, clientId: string): Promise<Opening | undefined> {
  const { rows } = await db.execute<Opening>(sql`
    select id, amount_in_cents::float8 as "amountInCents" from ledger_entries as opening
    where client_id = ${clientId} and kind = 'opening' and reverses_id is null
      and not exists (select from ledger_entries as counter where counter.reverses_id = opening.id)`)
  return rows[0]
}
