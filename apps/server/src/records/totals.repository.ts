import { MOST_TOTALLED } from '@app/contract/fields/list-limits'
import type { Summed, Totals } from '@app/contract/totals/list-totals'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../db/db.ts'
import { send, write } from '../db/written-statement.ts'

/** What is summed of a kind's rows, by the name that is published. What a row has none of adds nothing. */
export type SummedColumns<Name extends Summed> = { table: PgTable; columns: Readonly<Record<Name, PgColumn | SQL>> }

/** How many rows match and what they come to, in one statement, planned for what it is asked: what is rare is found by its index. */
export async function readTotals<Name extends Summed>(
  db: Db,
  { table, columns }: SummedColumns<Name>,
  condition: SQL | undefined,
): Promise<Totals> {
  const summed = Object.entries(columns) as [Name, PgColumn | SQL][]
  const read = summed.map(([name, column]) => sql`${column} as ${sql.identifier(name)}`)
  const sums = summed.map(([name]) => sql`coalesce(sum(${sql.identifier(name)}), 0)::float8 as ${sql.identifier(name)}`)
  const most = sql.raw(`limit ${MOST_TOTALLED + 1}`)
  const statement = sql`select count(*)::int as "count", ${sql.join(sums, sql`, `)}
    from (select ${sql.join(read, sql`, `)} from ${table} where ${condition ?? sql`true`} ${most}) matched`
  const [row] = await send<{ count: number } & Record<Summed, number>>(db, { ...write(statement), isPlannedEachTime: true }, {})
  const { count = 0, ...found } = row ?? {}
  return { count, sums: count > MOST_TOTALLED ? null : found }
}
