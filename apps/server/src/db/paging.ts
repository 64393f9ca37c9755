// Pages of a list: by number, as the specification has them, or by a cursor, which costs the same however deep the page is.
import type { ListQuery } from '@app/contract'
import { DomainError } from '@app/domain'
import { and, asc, desc, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import type { Db } from './db.ts'

export type Paging = Pick<ListQuery, 'page' | 'limit' | 'mode' | 'orderBy' | 'cursor'>

/** An expression to sort by; `type` is its SQL type. */
type Expression = { expression: SQL; type: string }
/** What a list can be sorted by. */
export type SortColumn = PgColumn | Expression
type Sortable = Readonly<Record<string, SortColumn>>

/** What a list's `select` takes: one row more than the page has, so that it is known whether it is the last. */
export type Page = {
  /** To be selected with each row: where the list goes on after it. */
  cursor: SQL<string>
  /** Only what comes after the cursor, where there is one. */
  after: SQL | undefined
  orderBy: SQL[]
  limit: number
  offset: number
  /** Filters, days or a search choose among the rows: PostgreSQL plans such a page for what it is asked. */
  isNarrowed?: boolean
}

/** PostgreSQL knows no year 0. */
const hasYear = (text: string) => !text.startsWith('0000')
/** Nor an offset of sixteen hours. */
const hasOffset = (text: string) => /(?:Z|[+-](?:0\d|1[0-5]):\d\d)$/.test(text)
const instant = z.iso.datetime({ offset: true }).refine(hasYear).refine(hasOffset)
const day = z.iso.date().refine(hasYear)

/** What a value of each SQL type looks like in a cursor: anything else would be refused by the database instead of by us. */
const VALUES: Readonly<Record<string, z.ZodType<string | number>>> = {
  integer: z.int32(),
  bigint: z.int(),
  date: day,
  text: z.string(),
}
const valueSchema = (type: string) => (type.startsWith('timestamp') ? instant : (VALUES[type] ?? z.never()))

/** How a list is paged: by one of these columns (the first by default), and by the id between equal ones. */
export function pagesOf(sortable: Sortable, id: PgColumn): (paging: Paging) => Page {
  const [first = ''] = Object.keys(sortable)
  return ({ page, limit, mode, orderBy, cursor }) => {
    const key = orderBy && Object.hasOwn(sortable, orderBy) ? orderBy : first
    const sorted = sortable[key] ?? id
    const isColumn = !('expression' in sorted)
    const by = isColumn ? sql`${sorted}` : sorted.expression
    const type = isColumn ? sorted.getSQLType() : sorted.type
    const isNullable = !(isColumn && sorted.notNull)
    const direction = mode === 'asc' ? asc : desc
    return {
      cursor: sql<string>`json_build_array(${key}::text, ${mode}::text, ${by}, ${id})::text`,
      after:
        cursor === undefined ? undefined : afterCursor(readCursor(cursor, { key, mode, type }), { by, type, isNullable, id }),
      orderBy: [direction(by), direction(id)],
      limit: limit + 1,
      offset: cursor === undefined ? (page - 1) * limit : 0,
    }
  }
}

/** Counting stops here: "10,000+" (quality: cost does not grow with the data). */
export const MOST_COUNTED = 10_001

/** How many rows of a table match, at most MOST_COUNTED. */
export const countUpToMost = (db: Db, table: PgTable, condition: SQL | undefined): Promise<number> =>
  db.$count(db.select({ one: sql`1` }).from(table).where(condition).limit(MOST_COUNTED).as('counted'))

export const publishedCursor = (cursor: string): string => Buffer.from(cursor).toString('base64url')

type Sorting = { key: string; mode: 'asc' | 'desc'; type: string }
type Cursor = { mode: 'asc' | 'desc'; value: string | number | null; id: string }

/** A cursor of another list, or of the same list in another order, is no cursor of this one. */
function readCursor(cursor: string, { key, mode, type }: Sorting): Cursor {
  const schema = z.tuple([z.literal(key), z.literal(mode), valueSchema(type).nullable(), z.uuid()])
  const { data } = schema.safeParse(parse(Buffer.from(cursor, 'base64url').toString()))
  if (!data) throw new DomainError('fieldNotValid', { field: 'cursor' })
  const [, , value, id] = data
  return { mode, value, id }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

type Place = { by: SQL; type: string; isNullable: boolean; id: PgColumn }

/** PostgreSQL puts nothing (null) last when it sorts upwards, and first when it sorts downwards. */
function afterCursor({ mode, value, id: lastId }: Cursor, { by, type, isNullable, id }: Place): SQL | undefined {
  const beyond = sql.raw(mode === 'asc' ? '>' : '<')
  if (value === null) {
    const further = and(isNull(by), sql`${id} ${beyond} ${lastId}::uuid`)
    return mode === 'asc' ? further : or(isNotNull(by), further)
  }
  // Compared as a pair, so that an index on both finds the place at once.
  const further = sql`(${by}, ${id}) ${beyond} (${value}::${sql.raw(type)}, ${lastId}::uuid)`
  return isNullable && mode === 'asc' ? or(further, isNull(by)) : further
}
