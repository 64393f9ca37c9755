// Removes rows, or replaces what they say, in slices of which each is one statement.
import { type SQL, sql } from 'drizzle-orm'
import { now } from '../../clock.ts'
import type { Db } from '../../db/db.ts'
import { filesErased } from '../outbox/messages.ts'
import { say } from '../outbox/say.ts'

/** Without `set` the rows go; with it, what its columns say. */
export type Erasing = { table: string; set?: Readonly<Record<string, SQL>> }

/** As many rows as a statement takes at once: it holds no lock for long. */
const MOST_ROWS = 10_000
/** Of one message: its reader removes them one after the other. */
const MOST_KEYS = 500
const FILES = 'files'

export const words = (columns: Readonly<Record<string, string>>): Record<string, SQL> =>
  Object.fromEntries(Object.entries(columns).map(([name, text]) => [name, sql`${text}::text`]))

/** Of records that several people edit: who read it before finds it changed. */
export const edited = (set: Record<string, SQL>): Record<string, SQL> => ({ ...set, version: sql`version + 1` })

/** The rows of files stay, with nothing to show; their bytes go once this is committed. */
export const filesOf = <Which>(isOf: Which) => ({
  table: FILES,
  isOf,
  set: { ...words({ original_name: '' }), cover: sql`null::text`, removed_at: firstOf('removed_at'), erased_at: present() },
})

const present = (): SQL => sql`${now().toISOString()}::timestamptz`
/** An instant that stays where it is known. */
export const firstOf = (column: string): SQL => sql`coalesce(${sql.identifier(column)}, ${present()})`

/** @returns how many rows it was; the table is called `t` in the condition. */
export async function eraseRows(db: Db, erasing: Erasing, condition: SQL): Promise<number> {
  let erased = 0
  let slice: number
  do {
    slice = await eraseSlice(db, erasing, condition)
    erased += slice
  } while (slice === MOST_ROWS)
  return erased
}

async function eraseSlice(db: Db, { table, set }: Erasing, condition: SQL): Promise<number> {
  const name = sql.identifier(table)
  const wanted = set ? sql`(${condition}) and (${saysMore(set)})` : condition
  const slice = sql`any(array(select t.ctid from ${name} t where ${wanted} limit ${MOST_ROWS}))`
  if (!set) return (await db.execute(sql`delete from ${name} where ctid = ${slice}`)).rowCount ?? 0
  const changes = Object.entries(set).map(([column, value]) => sql`${sql.identifier(column)} = ${value}`)
  const change = sql`update ${name} as t set ${sql.join(changes, sql`, `)} where t.ctid = ${slice}`
  if (table !== FILES) return (await db.execute(change)).rowCount ?? 0
  const { rows } = await db.execute<{ key: string }>(sql`${change} returning t.storage_key as key`)
  const keys = rows.map(({ key }) => key)
  await say(db, filesErased, ...slicesOfKeys(keys))
  return keys.length
}

const slicesOfKeys = (keys: readonly string[]) =>
  Array.from({ length: Math.ceil(keys.length / MOST_KEYS) }, (_, at) => ({
    storageKeys: keys.slice(at * MOST_KEYS, (at + 1) * MOST_KEYS),
  }))

/** Of a row that says all of it already nothing is written. */
const saysMore = (set: Readonly<Record<string, SQL>>): SQL =>
  sql.join(
    Object.entries(set)
      .filter(([column]) => column !== 'version')
      .map(([column, value]) => sql`t.${sql.identifier(column)} is distinct from ${value}`),
    sql` or `,
  )
