import { setTimeout as pause } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import type pg from 'pg'
import { connect } from '../db/connect.ts'
import { type Db, databaseOn } from '../db/db.ts'
import { lockMigrations, newestMigration } from '../db/migrate.ts'
import { StartError } from '../db/start-error.ts'
import { type DatabaseRoles, prepareDatabase } from '../db/working-role.ts'
import { sayGuardedActs } from '../features/outbox/say-guarded-acts.ts'
import { lastSeal } from '../features/seals/seals.repository.ts'
import type { FileStorage } from '../files/file-storage.ts'
import { type ArchiveEntry, readArchive, textOf } from './archive.ts'
import { CONTENTS, type Contents, contents, HEADER, type Header, header } from './contents.ts'
import { digestOf, prepareToCopy } from './copied-rows.ts'
import { fill } from './fill-tables.ts'
import { KEPT_OUT_OF_BACKUPS, listTables, type Table } from './tables.ts'

const LOOKS = 10
const BETWEEN_LOOKS_IN_MILLISECONDS = 100

type Place = { roles: DatabaseRoles; storage: FileStorage }
/** `isTold`: the administrators of the company read that it was restored, once a server starts on it. */
export type RestoreOptions = { overwrites: boolean; isTold?: boolean }
export type RestoreReport = Header & Contents

/** A backup that this program can restore, its header read. */
export type Backup = { path: string; head: Header; entries: AsyncGenerator<ArchiveEntry> }

/** @throws StartError when it is none, is encrypted for another key, or was taken at another version of the tables. */
export async function openBackup(path: string, identityFile?: string): Promise<Backup> {
  const entries = readArchive(path, identityFile)
  return { path, head: await readHeader(entries, path), entries }
}

/**
 * Restores a backup, whole or not at all: rows are kept once each table was read back and compared.
 * @throws StartError when there is data already, a server works on it, or the backup is damaged.
 */
export async function restoreBackup(
  { roles, storage }: Place,
  { path, head, entries }: Backup,
  options: RestoreOptions,
): Promise<RestoreReport> {
  const client = await connect(roles.ownerUrl)
  try {
    await refuseWhenInUse(client)
    if (!options.overwrites) await refuseWhenFilled(client)
    await prepareDatabase(roles)
    await client.query('begin')
    await prepareToCopy(client)
    await lockMigrations(client)
    const tables = await listTables(client)
    const restored = await withoutTriggers(client, tables, async () => {
      if (options.overwrites) await client.query(`truncate ${[namesOf(client, tables), ...KEPT_OUT_OF_BACKUPS].join(', ')}`)
      const said = await fill({ client, storage, tables }, entries)
      await setSequences(client, head)
      return checked(client, tables, said, path)
    })
    if (options.isTold) await sayRestored(databaseOn(client), head)
    await client.query('commit')
    await client.query(`analyze ${namesOf(client, tables)}`)
    return { ...head, ...restored }
  } finally {
    await client.end()
  }
}

const ON_THE_SERVER = { ip: '', userAgent: '' }
const sayRestored = (db: Db, { takenAt }: Header): Promise<void> =>
  sayGuardedActs(db, { userId: null }, ON_THE_SERVER, [{ act: 'restored', detail: takenAt }])

const namesOf = (client: pg.Client, tables: readonly Table[]): string =>
  tables.map(({ name }) => client.escapeIdentifier(name)).join(', ')

async function readHeader(entries: AsyncGenerator<ArchiveEntry>, path: string): Promise<Header> {
  const { value: first } = await entries.next()
  const { data } = header.safeParse(first?.name === HEADER ? JSON.parse(await textOf(first)) : undefined)
  if (!data) throw new StartError(`${path} is no backup of this program.`)
  const newest = await newestMigration()
  if (data.migration === newest) return data
  throw new StartError(
    `The backup was taken at the migration ${data.migration} and this program is at ${newest}: restore it with the version that took it (${data.version}).`,
  )
}

/** A server that was stopped just now is there a moment longer. */
async function refuseWhenInUse(client: pg.Client): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and application_name = 'puente'`,
    )
    if (!rowCount) return
    await pause(BETWEEN_LOOKS_IN_MILLISECONDS)
  }
  throw new StartError('A server works on this database: stop it first.')
}

async function refuseWhenFilled(client: pg.Client): Promise<void> {
  for (const { name } of await listTables(client)) {
    const { rowCount } = await client.query(`select from ${client.escapeIdentifier(name)} limit 1`)
    if (rowCount) {
      throw new StartError(
        `There is data already (in the table ${name}): restore into an empty place, or add --overwrite to lose it.`,
      )
    }
  }
}

/** Rows come with the numbers that they were given, and tables that are only added to may be emptied, in this one case. */
async function withoutTriggers<Result>(
  client: pg.Client,
  tables: readonly Table[],
  work: () => Promise<Result>,
): Promise<Result> {
  const turn = async (how: 'disable' | 'enable') => {
    for (const { name } of tables) await client.query(`alter table ${client.escapeIdentifier(name)} ${how} trigger user`)
  }
  await turn('disable')
  const result = await work()
  await turn('enable')
  return result
}

async function setSequences(client: pg.Client, { sequences }: Header): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences)
    await client.query('select setval($1::regclass, $2, $3)', [client.escapeIdentifier(name), lastValue, isCalled])
}

/** Reads every table back. */
async function checked(
  client: pg.Client,
  tables: readonly Table[],
  { said, files }: Awaited<ReturnType<typeof fill>>,
  path: string,
): Promise<Contents> {
  const found: Contents = { tables: [], files, seal: null }
  for (const table of tables) found.tables.push({ name: table.name, ...(await digestOf(client, table)) })
  found.seal = await lastSeal(databaseOn(client))
  const expected = contents.safeParse(said).data
  if (expected && isDeepStrictEqual(found, expected)) return found
  const off = found.tables.find((table, index) => !isDeepStrictEqual(table, expected?.tables[index]))
  throw new StartError(`${path} is damaged (${off ? `table ${off.name}` : CONTENTS}): nothing was restored.`)
}
