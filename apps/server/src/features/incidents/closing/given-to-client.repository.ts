// What a package's end gave its client, since it began: its caller holds the account, so that nothing of others is among it.
import { sql } from 'drizzle-orm'
import type { Db } from '../../../db/db.ts'

export type GivenToClient = {
  creditNotes: { code: string; amountInCents: number }[]
  compensationInCents: number
  /** Where only a share of its value was lost. */
  damage: { shareInPercent: number; declaredValueInCents: number } | null
  /** All that is in the client's favour since, whatever it came from. */
  creditInCents: number
}

type Ended = { id: string; clientId: string | null }

export async function givenToClient(db: Db, { id, clientId }: Ended, since: Date): Promise<GivenToClient> {
  const { rows } = await db.execute<GivenToClient>(sql`
    select
      coalesce((select json_agg(json_build_object('code', code, 'amountInCents', total_in_cents) order by code) from credit_notes
        where created_at >= ${since.toISOString()} and exists (select from credit_note_lines as given
          join bill_lines on bill_lines.id = given.bill_line_id where given.credit_note_id = credit_notes.id
            and bill_lines.order_id = ${id})), '[]') as "creditNotes",
      (select coalesce(sum(amount_in_cents), 0)::float8 from compensations
        where order_id = ${id} and created_at >= ${since.toISOString()}) as "compensationInCents",
      (select json_build_object('shareInPercent', share_in_basis_points / 100, 'declaredValueInCents', declared_value_in_cents)
        from compensations where order_id = ${id} and created_at >= ${since.toISOString()} and amount_in_cents > 0
          and share_in_basis_points < 10000 limit 1) as damage,
      (select greatest(0, 0 - coalesce(sum(amount_in_cents), 0))::float8 from ledger_entries
        where client_id = ${clientId} and bill_id is null and purchase_id is null
          and created_at >= ${since.toISOString()}) as "creditInCents"`)
  const [given] = rows
  if (!given) throw new Error('the end of a package has no row')
  return given
}
