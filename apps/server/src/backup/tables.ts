// What a database holds, as its catalogue tells it: no list to keep beside the tables.
import type pg from 'pg'

export type Table = {
  name: string
  /** Those that are filled; what is generated follows from them. */
  columns: string[]
  /** What its rows are sorted by: the same rows are the same bytes wherever they are. */
  key: string[]
  /** The tables that its rows point to. */
  needs: string[]
}
export type Sequence = { name: string; lastValue: string; isCalled: boolean }

/**
 * Tables that a backup leaves out, for it carries no private key: a restored house is asked for the file again, makes other keys of push
 * messages, and asks each browser anew.
 */
export const KEPT_OUT_OF_BACKUPS: readonly string[] = ['signing_keys', 'push_keys', 'push_subscriptions']

/** Those of the product that backups hold, each after the tables that it points to. */
export async function listTables(client: pg.Client): Promise<Table[]> {
  const { rows } = await client.query<Table>(
    `
    select t.relname::text as name,
      array(select quote_ident(attname) from pg_attribute
        where attrelid = t.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns,
      array(select quote_ident(attname) || case when attcollation <> 0 then ' collate "C"' else '' end
        from pg_index cross join unnest(indkey) with ordinality as part(number, position)
        join pg_attribute on attrelid = indrelid and attnum = part.number
        where indrelid = t.oid and indisprimary order by position) as key,
      array(select distinct confrelid::regclass::text from pg_constraint
        where contype = 'f' and conrelid = t.oid and confrelid <> t.oid) as needs
    from pg_class t
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all($1)
    order by relname`,
    [['schema_migrations', ...KEPT_OUT_OF_BACKUPS]],
  )
  return inOrder(rows)
}

function inOrder(tables: readonly Table[]): Table[] {
  const placed: Table[] = []
  const isPlaced = (name: string) => placed.some((table) => table.name === name)
  while (placed.length < tables.length) {
    const next = tables.find(({ name, needs }) => !isPlaced(name) && needs.every(isPlaced))
    if (!next) throw new Error('tables point to each other in a circle: no order in which they can be filled')
    placed.push(next)
  }
  return placed
}

export async function listSequences(client: pg.Client): Promise<Sequence[]> {
  const { rows: names } = await client.query<{ name: string }>(
    `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  )
  const sequences: Sequence[] = []
  for (const { name } of names) {
    const { rows } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${client.escapeIdentifier(name)}`,
    )
    for (const row of rows) sequences.push({ name, ...row })
  }
  return sequences
}

/** The last migration that the database has had; none where there is no database of the product. */
export async function lastMigration(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('public.schema_migrations') is not null as there`)
  if (!rows[0]?.there) return null
  const applied = await client.query<{ name: string | null }>(
    'select max(name collate "C") as name from public.schema_migrations',
  )
  return applied.rows[0]?.name ?? null
}
