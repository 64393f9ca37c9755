// What a filter of a list means to the database.
import { addDays, readAmountRange, startOfBusinessDay } from '@app/domain'
import { and, gte, inArray, isNotNull, isNull, lt, lte, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { contains } from '../db/search.ts'

/** From the first to the last, both included; Quito's. */
export type Days = { from: string; to: string }

/** The condition of one published parameter, from the value that was given, and the days that the list is narrowed to. */
export type Filter<Value> = (value: Value, days?: Days) => SQL | undefined

/** The condition of the days. `query`: what the list is asked with, where a parameter says which days they are. */
export type DayRange<Query = unknown> = (days: Days, query: Query) => SQL | undefined

/** The column holds one of the values. */
export const oneOf =
  <Column extends PgColumn>(column: Column): Filter<readonly Column['_']['data'][]> =>
  (values) =>
    inArray(column, [...values])

/** `true`: the column holds something; `false`: it holds nothing. */
export const isSet =
  (column: PgColumn): Filter<boolean> =>
  (wanted) =>
    wanted ? isNotNull(column) : isNull(column)

/** `true`: the condition holds; `false`: it does not. */
export const whether =
  (condition: SQL): Filter<boolean> =>
  (wanted) =>
    wanted ? condition : not(condition)

/** The amount is within the range, both ends included; what has none is in no range. */
export const within =
  (amount: PgColumn | SQL): Filter<string> =>
  (text) => {
    const range = readAmountRange(text)
    if (!range) return sql`false`
    const { from, to } = range
    return and(from === null ? undefined : sql`${amount} >= ${from}`, to === null ? undefined : sql`${amount} <= ${to}`)
  }

/** What `searchable` makes of some columns, or a column of it, holds the text. */
export const holding =
  (text: PgColumn | SQL): Filter<string> =>
  (part) =>
    contains(text, part)

/** What holds for at least one of the values. */
export const anyOf =
  <Value extends string | number>(conditionOf: (value: Value) => SQL | undefined): Filter<readonly Value[]> =>
  (values) =>
    // One by itself: beside an "or" PostgreSQL makes no join of a condition that asks another table.
    values.length === 0 ? sql`false` : or(...values.map(conditionOf))

/** The column, a date or an instant, is within the days. */
export const between =
  (column: PgColumn): ((days: Days) => SQL | undefined) =>
  ({ from, to }) =>
    column.getSQLType() === 'date'
      ? and(gte(column, from), lte(column, to))
      : and(gte(column, startOfBusinessDay(from)), lt(column, startOfBusinessDay(addDays(to, 1))))
