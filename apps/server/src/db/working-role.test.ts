import { describe, expect, inject, test } from 'vitest'
import { copyTemplate, rolesIn } from '../testing/cluster.ts'
import { startProgram } from '../testing/program.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { connect } from './connect.ts'
import { type DatabaseRoles, prepareDatabase, whatRolesLack } from './working-role.ts'

const NOT_ALLOWED = '42501'
/** Books and events, as the domain names them; whoever adds one adds it here. */
const ONLY_ADDED_TO = [
  'bill_lines',
  'compensations',
  'consents',
  'credit_note_lines',
  'drawer_lines',
  'earning_entries',
  'events',
  'ledger_entries',
  'moves',
  'parameters',
  'payments',
  'quota_entries',
  'quotations',
  'texts',
]
const ordinary = ['users', 'orders', 'bills', 'sessions', 'outbox_messages']

const newDatabase = async (): Promise<DatabaseRoles> => rolesIn(inject('testCluster'), await copyTemplate(inject('testCluster')))
const emptyDatabase = async (): Promise<DatabaseRoles> =>
  rolesIn(inject('testCluster'), await copyTemplate(inject('testCluster'), 'template0'))

async function as(url: string, statement: string): Promise<unknown[]> {
  const client = await connect(url)
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}
const refused = (url: string, statement: string) =>
  expect(as(url, statement), statement).rejects.toMatchObject({ code: NOT_ALLOWED })

describe('the role that works', () => {
  test('reads and adds to books and events: it changes, deletes and empties nothing of them, and puts off no trigger', async () => {
    const { workingUrl } = await newDatabase()

    for (const book of ONLY_ADDED_TO) {
      expect(
        await as(
          workingUrl,
          `select has_table_privilege('${book}', 'insert') as adds from (select count(*) from ${book}) counted`,
        ),
      ).toEqual([{ adds: true }])
      await refused(workingUrl, `update ${book} set id = id`)
      await refused(workingUrl, `delete from ${book}`)
      await refused(workingUrl, `truncate ${book}`)
      await refused(workingUrl, `alter table ${book} disable trigger user`)
      await refused(workingUrl, `drop trigger ${book}_append_only on ${book}`)
    }
    await refused(workingUrl, 'delete from order_prices')
    await refused(workingUrl, `set session_replication_role = 'replica'`)
    await refused(
      workingUrl,
      'create or replace function refuse_change() returns trigger language plpgsql as $$ begin return new; end $$',
    )
  })

  test('writes what is not of the books', async () => {
    const { workingUrl } = await newDatabase()

    for (const table of ordinary) {
      await as(workingUrl, `update ${table} set id = id`)
      await as(workingUrl, `delete from ${table}`)
    }
  })

  test.each([
    'create table mine ()',
    'create schema mine',
    'create view mine as select 1',
    'drop table saved_views',
    'alter table users add column mine text',
    'create index on users (email)',
    'truncate saved_views',
    'create role mine',
    'create database mine',
    `insert into schema_migrations (name, hash) values ('9999_mine', '')`,
    'delete from schema_migrations',
  ])('makes and changes no table: %s', async (statement) => {
    await refused((await newDatabase()).workingUrl, statement)
  })

  test('gets its rights, its time zone and its limits when a database is made, and once', async () => {
    const roles = await emptyDatabase()
    await Promise.all([1, 2, 3].map(() => prepareDatabase(roles)))
    await prepareDatabase(roles)

    expect(await as(roles.workingUrl, 'select count(*)::int as users from users')).toEqual([{ users: 0 }])
    expect(await as(roles.workingUrl, 'show timezone')).toEqual([{ TimeZone: 'UTC' }])
    expect(await as(roles.workingUrl, 'show statement_timeout')).toEqual([{ statement_timeout: '30s' }])
    await refused(roles.workingUrl, 'create temporary table mine ()')
  })

  test('gets them back where they were taken, and loses what it may not have', async () => {
    const roles = await newDatabase()
    const { username } = new URL(roles.workingUrl)
    await as(roles.ownerUrl, `revoke all on users from ${username}; grant all on events to ${username}`)

    await prepareDatabase(roles)

    expect(await as(roles.workingUrl, 'select count(*)::int as users from users')).toEqual([{ users: 0 }])
    await refused(roles.workingUrl, 'delete from events')
  })
})

describe('a database with one role', { timeout: 60_000 }, () => {
  test('is said to have one', async () => {
    const { ownerUrl, workingUrl } = await newDatabase()

    expect(await whatRolesLack({ ownerUrl, workingUrl })).toBeNull()
    expect(await whatRolesLack({ ownerUrl, workingUrl: ownerUrl })).toMatch(/^One role owns the database .*DATABASE_OWNER_URL/)
    expect(await whatRolesLack({ ownerUrl: workingUrl, workingUrl: ownerUrl })).toMatch(/^The role of DATABASE_URL may do all/)
  })

  test('starts, and the log says what is missing', async () => {
    const { ownerUrl, workingUrl } = await newDatabase()
    const quiet = { PORT: '0', HOST: '127.0.0.1', LOG_LEVEL: 'warn' }
    const alone = startProgram({ ...quiet, DATABASE_URL: ownerUrl }, await temporaryFolder())
    await alone.says(/(DATABASE_OWNER_URL)/)
    await alone.says(/Puente answers at (http:\S+)/)
    alone.process.kill('SIGTERM')
    await alone.ended

    const both = startProgram({ ...quiet, DATABASE_URL: workingUrl, DATABASE_OWNER_URL: ownerUrl }, await temporaryFolder())
    await both.says(/Puente answers at (http:\S+)/)
    both.process.kill('SIGTERM')
    expect(await both.ended).toBe(0)
    expect(both.output()).not.toContain('DATABASE_OWNER_URL')
  })
})
