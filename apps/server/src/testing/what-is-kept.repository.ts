import { type SQL, sql } from 'drizzle-orm'
import type { Db } from '../db/db.ts'
import { currentServer } from './server.ts'

/**
 * What calls and jobs write that change no record: sessions with their keys and when they were last used, tries that are counted, mails on
 * their way and their links, a day's work and what it removed, seals, calls to the SRI and numbers that its queue takes, copies that reports
 * add up.
 */
const NO_RECORDS = [
  ...['daily_jobs', 'retention_runs', 'seals', 'sessions', 'storage_keys', 'push_subscriptions', 'rate_limits'],
  ...['outbox_messages', 'mails', 'reset_tokens', 'email_links', 'notifications'],
  ...['figure_changes', 'package_figures', 'bill_figures', 'declaration_figures', 'package_stages', 'stage_days'],
  ...['fiscal_attempts', 'fiscal_contact', 'fiscal_sequences'],
]

/** Signing in is on record as sessions are, and so is failing to. */
const SIGN_INS = sql`('signIn', 'signInFailed')`
/** What the queue of the SRI does by itself, whatever is called meanwhile. */
const BY_QUEUE = sql`(e.aggregate = 'fiscalDocument' and e.actor_id is null)`
const ONLY: Readonly<Record<string, SQL>> = {
  events: sql`where row.action not in ${SIGN_INS} and not (row.aggregate = 'fiscalDocument' and row.actor_id is null)`,
  event_values: sql`where row.event_id not in (select e.id from ${sql.identifier('events')} e where e.action in ${SIGN_INS} or ${BY_QUEUE})`,
  // What the server works off by itself, whatever is called meanwhile.
  runs: sql`where row.started_at is null`,
  run_items: sql`where row.run_id not in (select r.id from ${sql.identifier('runs')} r where r.started_at is not null)`,
  fiscal_documents: sql`where row.status not in ('waiting', 'signed', 'received')`,
}

const digest = sql`md5(string_agg(row::text, ',' order by row::text))`

/** A digest of every row of every table that holds records. */
export async function whatIsKept(): Promise<Record<string, string | null>> {
  const { db } = await currentServer()
  return ofEveryTable(db, digest, NO_RECORDS, ONLY)
}

/** How many rows each of them has. */
export async function howMuchIsKept(): Promise<Record<string, number>> {
  const { db } = await currentServer()
  return ofEveryTable(db, sql`count(*)::int`, NO_RECORDS, ONLY)
}

/** A digest of every row of every table. */
export const everyRow = (db: Db): Promise<Record<string, string | null>> => ofEveryTable(db, digest)

async function ofEveryTable<Value>(
  db: Db,
  value: SQL,
  except: readonly string[] = [],
  only: Readonly<Record<string, SQL>> = {},
): Promise<Record<string, Value>> {
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const queries = tables
    .map(({ name }) => name)
    .filter((name) => !except.includes(name))
    .map((name) => sql`select ${name}::text as name, ${value} as value from ${sql.identifier(name)} row ${only[name] ?? sql``}`)
  const { rows } = await db.execute<{ name: string; value: Value }>(sql.join(queries, sql` union all `))
  return Object.fromEntries(rows.map(({ name, value: told }) => [name, told]))
}

/** Each `table.column` in which one of these texts is, in alphabetical order. */
export async function whereIsKept(texts: readonly string[]): Promise<string[]> {
  const { db } = await currentServer()
  const { rows: tables } = await db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`,
  )
  const patterns = texts.map((text) => `%${text}%`)
  const found: string[] = []
  for (const { name } of tables) {
    const { rows } = await db.execute<{ column: string }>(sql`
      select distinct field.key as column from ${sql.identifier(name)} t cross join jsonb_each_text(to_jsonb(t)) field
      where field.value ilike any(${sql.param(patterns)}::text[])`)
    found.push(...rows.map(({ column }) => `${name}.${column}`))
  }
  return found.sort()
}
