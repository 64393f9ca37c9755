// The rows of a table as PostgreSQL itself writes them, independent of its version, settings and sorting of text.
import { createHash } from 'node:crypto'
import type { Writable } from 'node:stream'
import type pg from 'pg'
import { from, to } from 'pg-copy-streams'
import type { Table } from './tables.ts'

const LINE_END = 0x0a

export type Digest = { rows: number; sha256: string }

const SAME_BYTES = `
  set local timezone = 'UTC'; set local datestyle = 'ISO'; set local intervalstyle = 'postgres'; set local bytea_output = 'hex';
  set local extra_float_digits = 1; set local search_path = public`
const NO_HURRY = `
  set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0`

/** For the transaction that reads or writes rows. */
export const prepareToCopy = (client: pg.Client): Promise<unknown> => client.query(`${SAME_BYTES}; ${NO_HURRY}`)

const columnsOf = ({ columns }: Table): string => columns.join(', ')

/** All rows, in the order of their keys. Answers what came by, once `take` has had all of it. */
export async function readRows(client: pg.Client, table: Table, take: (rows: Buffer) => Promise<void>): Promise<Digest> {
  const sorted = `select ${columnsOf(table)} from ${client.escapeIdentifier(table.name)} order by ${table.key.join(', ')}`
  const hash = createHash('sha256')
  let rows = 0
  for await (const piece of client.query(to(`copy (${sorted}) to stdout`)) as AsyncIterable<Buffer>) {
    hash.update(piece)
    rows += countLines(piece)
    await take(piece)
  }
  return { rows, sha256: hash.digest('hex') }
}

/** A row is a line: what breaks lines within a value is written otherwise. */
function countLines(text: Buffer): number {
  let lines = 0
  for (let at = text.indexOf(LINE_END); at !== -1; at = text.indexOf(LINE_END, at + 1)) lines += 1
  return lines
}

export const digestOf = (client: pg.Client, table: Table): Promise<Digest> => readRows(client, table, async () => undefined)

/** Takes the rows of one table, in any number of pieces. */
export const rowsInto = (client: pg.Client, table: Table): Writable =>
  client.query(from(`copy ${client.escapeIdentifier(table.name)} (${columnsOf(table)}) from stdin`))
