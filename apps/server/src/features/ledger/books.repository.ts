// Reads whole books in pages of ids, and adds amounts up, for whoever recomputes them.
import { and, gt, inArray, type SQL, sql, sum } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from '../../db/db.ts'

export const PAGE_OF_BOOKS = 1_000

const FIRST = '00000000-0000-0000-0000-000000000000'
export const after = (column: PgColumn, id: string | undefined): SQL => gt(column, id ?? FIRST)

/** Sums a table's amounts by a column, for these ids; what has no row sums to nothing. */
export async function sumsBy(
  db: Db,
  column: PgColumn,
  amount: PgColumn,
  ids: readonly string[],
  also?: SQL,
): Promise<Map<string, number>> {
  const key = sql<string>`${column}`
  const rows = await db
    .select({ key, inCents: sum(amount).mapWith(Number) })
    .from(column.table)
    .where(and(inArray(column, [...ids]), also))
    .groupBy(column)
  return new Map(rows.map(({ key, inCents }) => [key, inCents ?? 0]))
}

/** Page by page, until one is not full. */
export async function* pagesOf<Row>(
  read: (after: string | undefined) => Promise<Row[]>,
  idOf: (row: Row) => string,
): AsyncGenerator<Row[]> {
  for (let last: string | undefined; ; ) {
    const page = await read(last)
    if (page.length > 0) yield page
    const end = page.at(-1)
    if (page.length < PAGE_OF_BOOKS || !end) return
    last = idOf(end)
  }
}
