import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import { SOURCES } from '../places.ts'
import { connect } from './connect.ts'
import { StartError } from './start-error.ts'

/** One SQL file for each, in the order of their names. */
export const MIGRATIONS = join(SOURCES, 'db/migrations')
/** Any number of our own: whoever migrates this database holds it. */
const MIGRATION_LOCK = 7_805_061
/** Of the role in this database, not of a session, so that a pooler in transaction mode may stand in between. */
const ROLE_SETTINGS = {
  TimeZone: 'UTC',
  statement_timeout: '30s',
  lock_timeout: '10s',
  idle_in_transaction_session_timeout: '60s',
  // A page that is looked up costs what one costs that is read in a row: no disk turns any more. Else whole tables are read for a few rows.
  random_page_cost: '1.1',
  // Statements of a view are long and take milliseconds: to compile one takes longer than to run it.
  jit: 'off',
}

type Migration = { name: string; text: string; hash: string }
/** `variable`: where the address comes from, for the sentences about one that does not work. */
type Migrating = { folder?: string; variable?: string }

/**
 * Brings the database up to date: all missing migrations in one transaction, or none. Of instances that start at the same moment
 * one migrates and the others wait for it.
 */
export async function migrateDatabase(
  url: string,
  { folder = MIGRATIONS, variable }: Migrating = {},
): Promise<{ applied: string[] }> {
  const client = await connect(url, variable)
  try {
    return await migrateOver(client, folder)
  } finally {
    await client.end()
  }
}

/** The same over a connection that lives on: a pooler gives it to others, who find it as if it had been made afterwards. */
export async function migrateOver(client: pg.Client, folder = MIGRATIONS): Promise<{ applied: string[] }> {
  await client.query('begin')
  await client.query('set local statement_timeout = 0; set local lock_timeout = 0')
  await lockMigrations(client)
  const missing = await missingMigrations(client, folder)
  for (const migration of missing) await apply(client, migration)
  await keepRoleSettings(client)
  for (const [name, value] of Object.entries(ROLE_SETTINGS)) await client.query(`set ${name} to '${value}'`)
  await client.query('commit')
  return { applied: missing.map(({ name }) => name) }
}

/** Until the transaction ends nobody else migrates, and a server that starts waits. */
export const lockMigrations = (client: pg.Client): Promise<unknown> =>
  client.query('select pg_advisory_xact_lock($1)', [MIGRATION_LOCK])

/** The last migration that this program brings. */
export const newestMigration = async (): Promise<string | undefined> => (await readMigrations(MIGRATIONS)).at(-1)?.name

async function missingMigrations(client: pg.Client, folder: string): Promise<Migration[]> {
  await client.query(`
    create table if not exists schema_migrations (
      name text primary key, hash text not null, applied_at timestamptz not null default now()
    )`)
  const { rows } = await client.query<{ name: string; hash: string }>('select name, hash from schema_migrations order by name')
  const known = await readMigrations(folder)
  const applied = new Map(rows.map(({ name, hash }) => [name, hash]))
  const unknown = rows.find(({ name }) => !known.some((migration) => migration.name === name))
  if (unknown) throw new StartError(whyUnknown(unknown.name, known))
  const changed = known.find(({ name, hash }) => applied.has(name) && applied.get(name) !== hash)
  if (changed) throw new StartError(`The migration ${changed.name} was changed after the database applied it.`)
  return known.filter(({ name }) => !applied.has(name))
}

function whyUnknown(name: string, known: readonly Migration[]): string {
  const isNewer = numberOf(name) > Math.max(...known.map((migration) => numberOf(migration.name)))
  return isNewer
    ? `The database is newer than this program (it has the migration ${name}): start the newer version.`
    : `The database was made before the first release (it has the migration ${name}): delete it, for the demo the folder data, and start again.`
}

const numberOf = (migration: string): number => Number.parseInt(migration, 10)

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  return Promise.all(
    names.map(async (file) => {
      const text = (await readFile(join(folder, file), 'utf8')).replaceAll('\r\n', '\n')
      return { name: file.replace(/\.sql$/, ''), text, hash: createHash('sha256').update(text).digest('hex') }
    }),
  )
}

async function apply(client: pg.Client, { name, text, hash }: Migration): Promise<void> {
  await client.query(text)
  await client.query('insert into schema_migrations (name, hash) values ($1, $2)', [name, hash])
}

/** Of the role that the connection has. */
export async function keepRoleSettings(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ kept: string[] | null; database: string }>(`
    select current_database() as database,
      (select setconfig from pg_db_role_setting where setrole = current_user::regrole and setdatabase = d.oid) as kept
    from pg_database d where datname = current_database()`)
  const [{ kept, database } = { kept: null, database: '' }] = rows
  for (const [name, value] of Object.entries(ROLE_SETTINGS)) {
    if (kept?.includes(`${name}=${value}`)) continue
    await client.query(`alter role current_user in database ${client.escapeIdentifier(database)} set ${name} to '${value}'`)
  }
}
