// Puts a text into every column of every table that takes it, whatever the calls would have let in.
import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'

/** What the program itself writes and reads back: other words in it mean nothing to it. */
const NOT_WRITTEN_BY_PEOPLE =
  /^(id|.*_id|.*_hash|.*token.*|storage_key|(.*_)?code|request_number|sha256|signed_xml|authorisation_xml|access_key|content_type|language|aggregate|act|action|actor_role|record_kind|key|topic|screen|endpoint|method|kind|purpose|location|network|ip|request_id|status|service|currency)$/
const NOT_RECORDS = ['sessions', 'rate_limits', 'outbox_messages', 'idempotency_keys', 'reset_tokens', 'demo_record']

type Column = { table: string; column: string }

/** @returns the columns that took it. Checks and foreign keys refuse what is no text of people; unique ones get it with the row's own end. */
export async function writeEverywhere(db: Db, text: string): Promise<Column[]> {
  const { rows } = await db.execute<Column>(sql`
    select c.table_name as table, c.column_name as column from information_schema.columns c
    join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type in ('text', 'character varying')
    and c.is_generated = 'NEVER'`)
  const written: Column[] = []
  for (const { table, column } of rows) {
    if (NOT_RECORDS.includes(table) || NOT_WRITTEN_BY_PEOPLE.test(column)) continue
    if (await write(db, { table, column }, text)) written.push({ table, column })
  }
  return written
}

async function write(db: Db, { table, column }: Column, text: string): Promise<boolean> {
  const [name, field] = [sql.identifier(table), sql.identifier(column)]
  try {
    await db.transaction(async (tx) => {
      await tx.execute(sql`alter table ${name} disable trigger user`)
      await tx.execute(sql`update ${name} set ${field} = ${text}::text || ctid::text where ${field} is not null`)
      await tx.execute(sql`alter table ${name} enable trigger user`)
    })
    return true
  } catch {
    return false
  }
}
