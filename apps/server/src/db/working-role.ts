// The role that works: it reads and writes rows, makes and changes no table, and in books and events only reads and adds.
import type pg from 'pg'
import { connect, OWNER_VARIABLE } from './connect.ts'
import { keepRoleSettings, lockMigrations, migrateDatabase } from './migrate.ts'

/** The same database as the role that owns its tables and as the role that works in them; one address where they are the same role. */
export type DatabaseRoles = { ownerUrl: string; workingUrl: string }

type Right = 'SELECT' | 'INSERT' | 'UPDATE' | 'DELETE'
type TableRights = { table: string; wanted: Right[] }

/** Brings the tables up to date as their owner, and gives the role that works what it needs of them. */
export async function prepareDatabase({ ownerUrl, workingUrl }: DatabaseRoles): Promise<void> {
  await migrateDatabase(ownerUrl, ownerUrl === workingUrl ? {} : { variable: OWNER_VARIABLE })
  if (ownerUrl === workingUrl) return
  const { role, ownsTables } = await over(workingUrl, async (client) => {
    await client.query('begin')
    await lockMigrations(client)
    await keepRoleSettings(client)
    await client.query('commit')
    return whoWorks(client)
  })
  if (!ownsTables) await over(ownerUrl, (client) => giveRights(client, role))
}

const ONE_ROLE =
  'One role owns the database and works in it, so that an intruder who holds the server could rewrite the books: name a second role in DATABASE_OWNER_URL (docs/operations.md, "Two roles").'
const ROLE_OWNS_TABLES =
  'The role of DATABASE_URL may do all that the owner of the tables may, so that an intruder who holds the server could rewrite the books: give it no other role and no tables (docs/operations.md, "Two roles").'

/** What keeps the books from being safe from the server itself; null where the role that works only works. */
export async function whatRolesLack({ ownerUrl, workingUrl }: DatabaseRoles): Promise<string | null> {
  const { ownsTables } = await over(workingUrl, whoWorks)
  if (!ownsTables) return null
  return ownerUrl === workingUrl ? ONE_ROLE : ROLE_OWNS_TABLES
}

async function over<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = await connect(url)
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** A superuser is a member of every role. */
async function whoWorks(client: pg.Client): Promise<{ role: string; ownsTables: boolean }> {
  const { rows } = await client.query<{ role: string; ownsTables: boolean }>(`
    select current_user::text as role, exists (
      select from pg_class where relnamespace = 'public'::regnamespace and pg_has_role(current_user, relowner, 'member')
    ) as "ownsTables"`)
  return rows[0] ?? { role: '', ownsTables: false }
}

/** One start after the other: two that grant at the same moment would refuse each other. */
async function giveRights(client: pg.Client, role: string): Promise<void> {
  await client.query('begin')
  await lockMigrations(client)
  const grantee = client.escapeIdentifier(role)
  for (const { table, wanted } of await tablesToGrant(client, role))
    await client.query(`revoke all on ${table} from ${grantee}; grant ${wanted.join(', ')} on ${table} to ${grantee}`)
  if (await lacksMore(client, role)) {
    await client.query(
      `grant usage on schema public to ${grantee}; grant usage, select on all sequences in schema public to ${grantee}`,
    )
    await client.query(`revoke create on schema public from public`)
    // A temporary table is a table too.
    await client.query(`revoke create, temporary on database ${await databaseName(client)} from public`)
  }
  await client.query('commit')
}

const ROW_LEVEL = 1
const ON_DELETE = 8
const ON_UPDATE = 16

/** Whose rights are not as they are to be. What the trigger of a table refuses, the role may not either: no list to keep beside the tables. */
async function tablesToGrant(client: pg.Client, role: string): Promise<TableRights[]> {
  const { rows } = await client.query<TableRights>(
    `with refusing as (
       select tgrelid, tgtype from pg_trigger join pg_proc on pg_proc.oid = tgfoid
       where proname = 'refuse_change' and tgtype::int & ${ROW_LEVEL} <> 0
     ), tables as (
       select t.oid, t.relname, array_remove(array[
         'SELECT',
         case when relname <> 'schema_migrations' then 'INSERT' end,
         case when relname <> 'schema_migrations' and not exists (select from refusing where tgrelid = t.oid and tgtype::int & ${ON_UPDATE} <> 0) then 'UPDATE' end,
         case when relname <> 'schema_migrations' and not exists (select from refusing where tgrelid = t.oid and tgtype::int & ${ON_DELETE} <> 0) then 'DELETE' end
       ], null) as wanted
       from pg_class t where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
     )
     select quote_ident(relname) as table, wanted from tables
     where wanted <> array(
       select given from unnest(array['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE', 'REFERENCES', 'TRIGGER']) as given
       where has_table_privilege($1, tables.oid, given)
     )`,
    [role],
  )
  return rows
}

async function lacksMore(client: pg.Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ lacks: boolean }>(
    `select not has_schema_privilege($1, 'public', 'usage') or has_schema_privilege($1, 'public', 'create')
       or has_database_privilege($1, current_database(), 'temporary')
       or exists (select from pg_class where relnamespace = 'public'::regnamespace
         and case when relkind = 'S' then not has_sequence_privilege($1, oid, 'usage') or not has_sequence_privilege($1, oid, 'select') end) as lacks`,
    [role],
  )
  return rows[0]?.lacks ?? false
}

async function databaseName(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select quote_ident(current_database()) as name')
  return rows[0]?.name ?? ''
}
