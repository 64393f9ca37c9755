// One PostgreSQL for a whole test run, with one migrated database that every other is copied from. Vitest starts it before the first
// test file; whatever else needs databases calls `startTestCluster` itself.
import { randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { connect } from '../db/connect.ts'
import { startEmbeddedPostgres } from '../db/embedded/embedded.ts'
import { type DatabaseRoles, prepareDatabase } from '../db/working-role.ts'

/** `adminUrl`: of a role that owns and may create databases. `workingUrl`: of the role that servers work as. `template`: the migrated database. */
export type TestCluster = { adminUrl: string; workingUrl: string; template: string }

declare module 'vitest' {
  export interface ProvidedContext {
    testCluster: TestCluster
  }
}

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { cluster, stop } = await startTestCluster(UNTIDIED)
  project.provide('testCluster', cluster)
  return stop
}

/** Of hundreds of databases that live for seconds, some would be tidied up all the time, by processes that tests then wait for. */
const UNTIDIED = { autovacuum: 'off' }

/** Starts a cluster, or uses that of TEST_DATABASE_URL; `stop` leaves nothing behind. */
export async function startTestCluster(settings = {}): Promise<{ cluster: TestCluster; stop: () => Promise<void> }> {
  const given = process.env.TEST_DATABASE_URL
  const run = `puente_test_${randomBytes(4).toString('hex')}_`
  const { stop, ...urls } = given
    ? { adminUrl: given, workingUrl: given, stop: () => dropDatabases(given, run) }
    : await startOwnCluster(settings)
  const template = `${run}template`
  await administer(urls.adminUrl, `create database ${template}`)
  await prepareDatabase(rolesIn(urls, urlOf(urls.adminUrl, template)))
  await administer(urlOf(urls.adminUrl, template), LIFTED_LIMITS)
  await administer(urlOf(urls.adminUrl, template), TAXED_FREIGHT)
  return { cluster: { ...urls, template }, stop }
}

/** The vectors of both ways hold with freight at the general rate of IVA (fiscal, section 1): tests of the installed values set it back. */
const TAXED_FREIGHT = `
  insert into parameters (id, key, value, unit, valid_from)
  values (gen_random_uuid(), 'freightIva', 2, 'treatment', '2020-01-01T00:00:00Z') on conflict do nothing`

/** Tests, walks and attacks call as one person what nobody calls in a minute. The installation's own values are not added then. */
const LIFTED_LIMITS = `
  insert into parameters (id, key, value, unit, valid_from)
  select gen_random_uuid(), key, 1000000, unit, '2020-01-01T00:00:00Z' from (values
    ('clientCallsPerMinute', 'calls'), ('staffCallsPerMinute', 'calls'), ('clientUploadsPerDay', 'MB'), ('staffUploadsPerDay', 'MB'),
    ('clientExportsPerHour', 'times'), ('staffExportsPerHour', 'times'), ('clientQuotationsPerDay', 'times'),
    ('clientMessagesPerHour', 'times')) as lifted (key, unit)
  on conflict do nothing`

/** A database of the cluster, which its owner knows by an address, as both roles know it. */
export function rolesIn({ workingUrl }: Pick<TestCluster, 'workingUrl'>, ownerUrl: string): DatabaseRoles {
  const { host, pathname } = new URL(ownerUrl)
  return { ownerUrl, workingUrl: Object.assign(new URL(workingUrl), { host, pathname }).href }
}

/** The address of a new database that is like a freshly migrated one, or like `source`. */
export async function copyTemplate({ adminUrl, template }: TestCluster, source = template): Promise<string> {
  const name = template.replace('template', randomBytes(6).toString('hex'))
  await administer(adminUrl, `create database ${name} template ${source} strategy file_copy`)
  return urlOf(adminUrl, name)
}

/** A database of this name, which stays: migrated if it is new, as it was left if it is not. */
export async function keptDatabase({ adminUrl, ...urls }: TestCluster, name: string): Promise<{ url: string; isNew: boolean }> {
  const url = urlOf(adminUrl, name)
  const known = await administer(adminUrl, `select datname from pg_database where datname = '${name}'`)
  if (known.length === 0) await administer(adminUrl, `create database ${name}`)
  await prepareDatabase(rolesIn(urls, url))
  await administer(url, LIFTED_LIMITS)
  await administer(url, TAXED_FREIGHT)
  return { url, isNew: known.length === 0 }
}

/** What a crash would lose is not missed here. */
const NOT_DURABLE = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', max_connections: '300' }
const PREFIX = 'puente-cluster-'
const MEMORY = '/dev/shm'
const ENOUGH_MEMORY_IN_BYTES = 4 * 1024 ** 3

async function startOwnCluster(settings: Record<string, string>) {
  await removeLeftOvers()
  const directory = await mkdtemp(join(await quickestPlace(), `${PREFIX}${process.pid}-`))
  const { stop, ...urls } = await startEmbeddedPostgres(directory, { ...NOT_DURABLE, ...settings })
  return { adminUrl: urls.ownerUrl, workingUrl: urls.workingUrl, stop: () => stop().then(() => remove(directory)) }
}

/** A copy of the template is 600 small files: 30 ms in memory, 400 ms on a disk. */
async function quickestPlace(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize > ENOUGH_MEMORY_IN_BYTES ? MEMORY : tmpdir()
}

/** Of runs that were killed. Their PostgreSQL ends by itself when it misses its files. */
async function removeLeftOvers(): Promise<void> {
  for (const place of [MEMORY, tmpdir()]) {
    for (const name of await readdir(place).catch(() => [])) {
      const pid = name.startsWith(PREFIX) ? Number.parseInt(name.slice(PREFIX.length), 10) : Number.NaN
      if (pid > 0 && !isAlive(pid)) await remove(join(place, name))
    }
  }
}

async function remove(directory: string): Promise<void> {
  const elsewhere = await readFile(join(directory, 'location'), 'utf8').catch(() => null)
  for (const path of [elsewhere, directory]) if (path) await rm(path, { recursive: true, force: true, maxRetries: 3 })
}

async function dropDatabases(adminUrl: string, prefix: string): Promise<void> {
  const databases = await administer(adminUrl, `select datname from pg_database where starts_with(datname, '${prefix}')`)
  for (const { datname } of databases) await administer(adminUrl, `drop database "${datname}" with (force)`)
}

async function administer(adminUrl: string, statement: string): Promise<{ datname: string }[]> {
  const client = await connect(adminUrl)
  try {
    return (await client.query<{ datname: string }>(statement)).rows
  } finally {
    await client.end()
  }
}

function urlOf(adminUrl: string, database: string): string {
  const url = new URL(adminUrl)
  url.pathname = `/${database}`
  return url.href
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
