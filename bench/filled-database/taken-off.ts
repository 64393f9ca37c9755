import type pg from 'pg'

/** What takes it off, and what puts it on again as it was migrated. */
type Part = { off: string; on: string }

const FOREIGN_KEYS = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
  from pg_constraint where contype = 'f' and conrelid = any($1::regclass[])`

const INDEXES = `
  select format('drop index %s', indexrelid::regclass) as off, pg_get_indexdef(indexrelid) as on
  from pg_index where indrelid = any($1::regclass[]) and not exists (select from pg_constraint where conindid = indexrelid)`

/** Each row that is put in touches every index and checks every key; put on afterwards, each reads its table once. */
export async function takeOff(client: pg.ClientBase, tables: readonly string[]): Promise<Part[]> {
  const parts: Part[] = []
  for (const statement of [FOREIGN_KEYS, INDEXES]) parts.push(...(await client.query<Part>(statement, [tables])).rows)
  for (const { off } of parts) await client.query(off)
  return parts
}

export async function putOn(client: pg.ClientBase, parts: readonly Part[]): Promise<void> {
  for (const { on } of parts) await client.query(on)
}
