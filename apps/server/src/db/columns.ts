// The columns and constraints that many tables share.
import { type SQL, sql } from 'drizzle-orm'
import { type AnyPgColumn, check, integer, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { now } from '../clock.ts'
import { newId } from './id.ts'

/** Milliseconds, as in JavaScript: an instant that was read finds its row again (list cursors compare it). */
export const instant = () => timestamp({ withTimezone: true, precision: 3 })

export const id = () => uuid().primaryKey().$defaultFn(newId)
export const createdAt = () => instant().notNull().defaultNow().$defaultFn(now)

/** What every editable record carries; the version rises with every update, for `If-Match`. */
export const record = () => ({
  id: id(),
  version: integer()
    .notNull()
    .default(1)
    .$onUpdate((): SQL => sql`version + 1`),
  createdAt: createdAt(),
  updatedAt: instant().notNull().defaultNow().$defaultFn(now).$onUpdate(now),
})

/** The short code people say on the phone, from `nextCode`. */
export const code = () => text().notNull().unique()

/** Words that people may leave empty. */
export const freeText = () => text().notNull().default('')

export const isOneOf = (name: string, column: AnyPgColumn, values: readonly string[]) =>
  check(name, sql`${column} in (${sql.raw(values.map((value) => `'${value}'`).join(', '))})`)

export const isPositive = (name: string, column: AnyPgColumn) => check(name, sql`${column} > 0`)
export const isNotNegative = (name: string, column: AnyPgColumn) => check(name, sql`${column} >= 0`)
