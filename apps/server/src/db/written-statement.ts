// Statements whose text is written by Drizzle once and kept: for a call only values are filled in. Whether a statement is prepared, and as what,
// is for the connection to say.
import { fillPlaceholders, type SQL } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import type pg from 'pg'
import type { Db } from './db.ts'
import { textAsAnswered } from './text-as-answered.ts'

const dialect = new PgDialect({ casing: 'snake_case' })

/** Values of the placeholders, by their names. */
export type Given = Readonly<Record<string, unknown>>
type Question = pg.QueryConfig & Pick<Written, 'isPlannedEachTime'>
export type Written = {
  sql: string
  params: unknown[]
  /** How much its values find decides how it is read: it is not prepared. */
  isPlannedEachTime?: boolean
}

/** Without the line it may begin with: traces and logs name a statement by its first word. */
export function write(statement: SQL): Written {
  const { sql: text, params } = dialect.sqlToQuery(statement)
  return { sql: text.trim(), params }
}

/** Rows as they leave the driver: instants as answers have them, JSON read. Sent where the caller works: a transaction has its own connection. */
export async function send<Row>(db: Db, { sql: text, params, isPlannedEachTime }: Written, given: Given): Promise<Row[]> {
  const { client } = db._.session as unknown as { client: pg.Client }
  const values = fillPlaceholders(params, { ...given })
  const question: Question = { text, values, types: textAsAnswered, isPlannedEachTime }
  return (await client.query(question)).rows
}

/** A statement whose text is always the same; what differs from call to call is a `sql.placeholder`. */
export function writtenStatement<Row>(statement: () => SQL): (db: Db, given?: Given) => Promise<Row[]> {
  let written: Written | undefined
  return (db, given = {}) => {
    written ??= write(statement())
    return send<Row>(db, written, given)
  }
}
