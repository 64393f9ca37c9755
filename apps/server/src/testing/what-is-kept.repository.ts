import { sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { currentServer } from './server.ts'

/** What calls and jobs write that change no record: when a session was last used, tries that are counted, mails on their way. */
const NO_RECORDS = ['sessions', 'rate_limits', 'outbox_messages', 'mails', 'notifications']

/** A digest of every row of every table that holds records. */
export async function whatIsKept(): Promise<Record<string, string | null>> {
  const { db } = await currentServer()
  const digests = await everyRow(db)
  return Object.fromEntries(Object.entries(digests).filter(([table]) => !NO_RECORDS.includes(table)))
}

/** A digest of every row of every table. */
export async function everyRow(db: Db): Promise<Record<string, string | null>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const digests = tables.map(
    ({ name }) =>
      sql`select ${name}::text as name, md5(string_agg(row::text, ',' order by row::text)) as digest from ${sql.identifier(name)} row`,
  )
  const { rows } = await db.execute<{ name: string; digest: string | null }>(sql.join(digests, sql` union all `))
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]))
}
