import { getTableColumns } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'

/** PostgreSQL takes 65,535 values in a statement. */
const MOST_VALUES = 65_000

/** Rows in slices of which each fits into one statement, where a row gives it so many values. */
export function slicesOf<Row>(rows: readonly Row[], valuesOfRow: number): Row[][] {
  const most = Math.floor(MOST_VALUES / valuesOfRow)
  return Array.from({ length: Math.ceil(rows.length / most) }, (_, at) => rows.slice(at * most, (at + 1) * most))
}

/** New rows of a table: of each, a value a column at most. */
export const slicesFor = <Row>(table: PgTable, rows: readonly Row[]): Row[][] =>
  slicesOf(rows, Object.keys(getTableColumns(table)).length)
