// What is read of a kind of record, said once: its columns, with what hangs on each record as JSON. The text is written once and kept; for a
// call only its condition and its order are added. One statement answers a page with its count, another one record with all that is its.
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Db } from './db.ts'
import { MOST_COUNTED, type Page } from './paging.ts'
import { type Given, send, write, writtenStatement } from './written-statement.ts'

export type Columns = Readonly<Record<string, PgColumn | SQL>>
/** Instants come as the text that answers carry. */
type Answered<Value> = Value extends Date ? string : Value
type Nullable<Column extends PgColumn> = Column['_']['notNull'] extends true ? never : null
type ValueOf<Column> =
  Column extends SQL<infer Value> ? Value : Column extends PgColumn ? Answered<Column['_']['data']> | Nullable<Column> : never
export type RowOf<Of extends Columns> = { [Name in keyof Of]: ValueOf<Of[Name]> }

export type Listed<Row> = { rows: (Row & { cursor: string })[]; total: number }

type RecordView<Row> = {
  /** Those of a condition: its text is written once, what differs from call to call is a `sql.placeholder`. */
  written: (condition: SQL | undefined, orderBy?: SQL) => (db: Db, given?: Given) => Promise<Row[]>
  /** Those with these ids, in the order asked for. */
  byIds: (db: Db, ids: readonly string[], given?: Given) => Promise<Row[]>
  /** One page, and how many there are up to MOST_COUNTED. */
  page: (db: Db, condition: SQL | undefined, page: Page, given?: Given) => Promise<Listed<Row>>
}

export function recordView<const Of extends Columns & { id: PgColumn }>(
  table: PgTable,
  id: PgColumn,
  columns: Of,
): RecordView<RowOf<Of>> {
  type Row = RowOf<Of>
  const head = keptAsWritten(sql`select ${selected(columns)}`)
  const rowsOf = <Found>(db: Db, statement: SQL, given: Given, { isNarrowed }: Page) =>
    send<Found>(db, { ...write(statement), isPlannedEachTime: isNarrowed }, given)
  const count = async (db: Db, condition: SQL | undefined, page: Page): Promise<number> =>
    (await rowsOf<{ total: number }>(db, sql`select ${counted(table, condition)} as total`, {}, page))[0]?.total ?? 0

  const written = (condition: SQL | undefined, orderBy?: SQL) =>
    writtenStatement<Row>(() => sql`${head()} from ${table} where ${condition} ${orderBy ? sql`order by ${orderBy}` : sql``}`)
  const readByIds = written(sql`${id} = any(${sql.placeholder('ids')}::uuid[])`)

  return {
    written,
    byIds: async (db, ids, given) => {
      if (ids.length === 0) return []
      const found = new Map((await readByIds(db, { ...given, ids })).map((row) => [idOf(row), row]))
      return ids.flatMap((one) => found.get(one) ?? [])
    },
    page: async (db, condition, page, given = {}) => {
      type Found = Row & { cursor: string; total: number }
      const total = counted(table, condition)
      const rows = await rowsOf<Found>(
        db,
        sql`${head()}, ${page.cursor} as "cursor", ${total} as "total" ${pageOf(table, id, condition, page)}`,
        given,
        page,
      )
      // A page behind the last one has no row that could say it.
      const isBehind = rows.length === 0 && page.offset > 0
      return { rows, total: rows[0]?.total ?? (isBehind || page.after ? await count(db, condition, page) : 0) }
    },
  }
}

const idOf = (row: object): string => (row as { id: string }).id

/**
 * The records of the page are found first, and only those are read: what comes before a page is passed over in the index alone, and
 * PostgreSQL plans what hangs on each record for a page of them. For a whole table of them it reads other tables whole.
 * The limit is no parameter: PostgreSQL would expect a tenth of the table, and plan the statement again each time.
 */
function pageOf(table: PgTable, id: PgColumn, condition: SQL | undefined, { after, orderBy, limit, offset }: Page): SQL {
  const ordered = sql`order by ${sql.join(orderBy, sql`, `)}`
  const atMost = sql.raw(`limit ${limit}`)
  const skipped = offset === 0 ? sql`` : sql`offset ${offset}`
  const ids = sql`select ${id} from ${table} where ${allOf(condition, after)} ${ordered} ${atMost} ${skipped}`
  return sql`from ${table} where ${id} in (${ids}) ${ordered} ${atMost}`
}

const counted = (table: PgTable, condition: SQL | undefined): SQL =>
  sql`(select count(*)::int from (select from ${table} where ${condition ?? sql`true`} limit ${sql.raw(String(MOST_COUNTED))}) counted)`

const allOf = (...conditions: (SQL | undefined)[]): SQL => {
  const given = conditions.filter((condition) => condition !== undefined)
  return given.length > 0
    ? sql.join(
        given.map((condition) => sql`(${condition})`),
        sql` and `,
      )
    : sql`true`
}

const selected = (columns: Columns): SQL =>
  sql.join(
    Object.entries(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`),
    sql`, `,
  )

/** The same fragment with its text written: what is left to write are its placeholders. */
function keptAsWritten(fragment: SQL): () => SQL {
  let written: SQL | undefined
  return () => {
    written ??= asWritten(fragment)
    return written
  }
}

function asWritten(fragment: SQL): SQL {
  const { sql: text, params } = write(fragment)
  const pieces = text.split(/\$\d+/)
  return sql.join(pieces.flatMap((piece, place) => [sql.raw(piece), ...(place < params.length ? [sql`${params[place]}`] : [])]))
}
