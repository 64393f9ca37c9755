// Rows of the large demo company's past, thousands a statement: no call makes them, so they are put there as they ended.
import { getTableColumns, type InferInsertModel, is, SQL, sql } from 'drizzle-orm'
import { CasingCache } from 'drizzle-orm/casing'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'

const ROWS_OF_STATEMENT = 4_000
const casing = new CasingCache('snake_case')

/** All of them name the same columns; what they do not name has the database's default. */
export async function addRows<Table extends PgTable>(
  db: Db,
  table: Table,
  rows: readonly InferInsertModel<Table>[],
): Promise<void> {
  const [first] = rows
  if (!first) return
  const columns = getTableColumns(table)
  const named = Object.keys(first).map((key) => {
    const column = columns[key]
    if (!column) throw new RangeError(`there is no column ${key}`)
    return { key, name: casing.getColumnCasing(column) }
  })
  const names = sql.join(
    named.map(({ name }) => sql.identifier(name)),
    sql`, `,
  )
  for (let from = 0; from < rows.length; from += ROWS_OF_STATEMENT) {
    const slice = rows.slice(from, from + ROWS_OF_STATEMENT) as readonly Record<string, unknown>[]
    const json = JSON.stringify(slice.map((row) => Object.fromEntries(named.map(({ key, name }) => [name, row[key]]))))
    await db.execute(
      sql`insert into ${table} (${names}) select ${names} from json_populate_recordset(null::${table}, ${json}::json)`,
    )
  }
}

/** A row with what its table gives by itself; the rest is for whoever makes it. */
export function emptyRow<Table extends PgTable>(table: Table): Table['$inferSelect'] {
  const columns = Object.entries(getTableColumns(table)).filter(([, { generated }]) => generated === undefined)
  return Object.fromEntries(columns.map(([key, column]) => [key, is(column.default, SQL) ? null : (column.default ?? null)]))
}

/** Plans are made for what is there now, and what was only ever added is read from indexes alone. */
export const tidy = (db: Db): Promise<unknown> => db.execute(sql`vacuum analyze`)
