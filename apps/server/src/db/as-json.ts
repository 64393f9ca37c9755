// What hangs on a record, as JSON within the record's own statement. Each is a subquery of its own: PostgreSQL plans it by itself, where
// joins of eight tables would be weighed against each other.
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'

type Columns = Readonly<Record<string, PgColumn | SQL>>

/** One object; nothing where `from` finds nothing. */
export const objectAsJson = <Value>(columns: Columns, from: SQL): SQL<Value | null> =>
  sql<Value | null>`(select ${built(columns)} ${from})`

/** All that `from` finds, in an order. */
export const listAsJson = <Value>(columns: Columns, from: SQL, orderBy: SQL): SQL<Value[]> =>
  sql<Value[]>`coalesce((select json_agg(${built(columns)} order by ${orderBy}) ${from}), '[]')`

const built = (columns: Columns): SQL =>
  sql`json_build_object(${sql.join(
    Object.entries(columns).map(([name, column]) => sql`${sql.raw(`'${name}'`)}, ${column}`),
    sql`, `,
  )})`
