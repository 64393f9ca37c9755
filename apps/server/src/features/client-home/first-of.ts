// What a client has of something: how much, and the first of it. A client has thousands at most, so all of it is counted.
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { listAsJson } from '../../db/as-json.ts'
import type { Columns, RowOf } from '../../db/record-view.ts'

export type FirstOf<Row> = { count: number; first: Row[] }

type Read<Of extends Columns> = {
  table: PgTable & { id: PgColumn }
  columns: Of
  condition: SQL | undefined
  orderBy: SQL
  most: number
}

export function firstOf<const Of extends Columns>({
  table,
  columns,
  condition,
  orderBy,
  most,
}: Read<Of>): SQL<FirstOf<RowOf<Of>>> {
  const ids = sql`select ${table.id} from ${table} where ${condition} order by ${orderBy} limit ${sql.raw(String(most))}`
  const first = listAsJson<RowOf<Of>>(columns, sql`from ${table} where ${table.id} in (${ids})`, orderBy)
  return sql`json_build_object('count', (select count(*) from ${table} where ${condition}), 'first', ${first})`
}
