import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../../db/db.ts'
import type { KeptKind, PersonOfData } from './kept-of-person.repository.ts'

export type PersonalRow = Record<string, unknown>
type Read = { key: string; row: PersonalRow }

const ROWS_A_READ = 500
const OF_SEARCH_ALONE = 'search_text'
/** Whoever looked after the person is another person. */
const NAMES_ANOTHER = /(_by|^actor|^associate)_id$/

/** Page after page, in the order of the rows' keys. */
export async function* rowsOf(db: Db, kept: KeptKind, person: PersonOfData): AsyncGenerator<PersonalRow[]> {
  for (let after: string | null = null; ; ) {
    const rows: Read[] = await pageOf(db, kept, person, after)
    if (rows.length > 0) yield rows.map(({ row }) => published(row, person.id))
    if (rows.length < ROWS_A_READ) return
    after = rows.at(-1)?.key ?? null
  }
}

async function pageOf(db: Db, kept: KeptKind, person: PersonOfData, after: string | null): Promise<Read[]> {
  const key = sql.raw(kept.key ?? 't.id')
  const isLater = after === null ? sql`true` : kept.key ? sql`${key} > ${after}` : sql`${key} > ${after}::uuid`
  const { rows } = await db.execute<Read>(sql`
    select (${key})::text as key, ${columnsOf(kept)} as row from ${sql.identifier(kept.table)} t
    where (${kept.isOf(person)}) and ${isLater} order by ${key} limit ${ROWS_A_READ}`)
  return rows
}

function columnsOf({ only, without = [] }: KeptKind): SQL {
  if (!only) return sql`to_jsonb(t) - ${`{${[OF_SEARCH_ALONE, ...without].join(',')}}`}::text[]`
  const pairs = only.map((name) => sql`${sql.raw(`'${name}'`)}, t.${sql.identifier(name)}`)
  return sql`jsonb_build_object(${sql.join(pairs, sql`, `)})`
}

/** A link to choose a password opens the account to whoever reads the file. */
const SECRET_OF_LINK = /(token=)[\w.~-]+/g

function published(row: PersonalRow, personId: string): PersonalRow {
  const own = Object.entries(row).filter(([name, value]) => !NAMES_ANOTHER.test(name) || value === personId)
  return Object.fromEntries(own.map(([name, value]) => [inCamelCase(name), withoutSecret(value)]))
}

const inCamelCase = (name: string): string => name.replaceAll(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())
const withoutSecret = (value: unknown): unknown => (typeof value === 'string' ? value.replaceAll(SECRET_OF_LINK, '$1…') : value)
