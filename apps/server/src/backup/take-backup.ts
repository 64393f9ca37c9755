import { createHash } from 'node:crypto'
import type pg from 'pg'
import { now } from '../clock.ts'
import { connect } from '../db/connect.ts'
import { databaseOn } from '../db/db.ts'
import { StartError } from '../db/start-error.ts'
import { listContents } from '../features/files/files.repository.ts'
import { lastSeal } from '../features/seals/seals.repository.ts'
import type { FileStorage } from '../files/file-storage.ts'
import { VERSION } from '../version.ts'
import { type AddEntry, writeArchive } from './archive.ts'
import { CONTENTS, type Contents, FORMAT, HEADER, type Header, placeOfFile, placeOfRows } from './contents.ts'
import { prepareToCopy, readRows } from './copied-rows.ts'
import { lastMigration, listSequences, listTables, type Table } from './tables.ts'

type Place = { databaseUrl: string; storage: FileStorage }
/** `recipients`: the public keys that it is encrypted for; without any it is not encrypted. */
export type BackupOptions = { withFiles: boolean; recipients?: readonly string[] }

/** What was kept, and which files the database names and the storage does not have as they were. */
export type BackupReport = Contents & { takenAt: string; damagedFiles: string[] }

/** Rows are kept in pieces of about this size, so that a table of any size passes through little memory. */
const PIECE_IN_BYTES = 4 * 1024 * 1024

/** Everything as it was at one moment, while the server works on: one transaction reads what no other changes for it. */
export async function takeBackup({ databaseUrl, storage }: Place, path: string, options: BackupOptions): Promise<BackupReport> {
  const client = await connect(databaseUrl)
  try {
    const report: BackupReport = { takenAt: '', tables: [], files: null, seal: null, damagedFiles: [] }
    await client.query('begin isolation level repeatable read read only')
    await prepareToCopy(client)
    await writeArchive(path, options.recipients ?? [], async (add) => {
      const { header, tables } = await describe(client)
      report.takenAt = header.takenAt
      await add(HEADER, json(header))
      for (const table of tables) report.tables.push({ name: table.name, ...(await addRows(client, table, add)) })
      if (options.withFiles) Object.assign(report, await addFiles(client, storage, add))
      report.seal = await lastSeal(databaseOn(client))
      await add(CONTENTS, json({ tables: report.tables, files: report.files, seal: report.seal } satisfies Contents))
    })
    await client.query('commit')
    return report
  } finally {
    await client.end()
  }
}

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`)

async function describe(client: pg.Client): Promise<{ header: Header; tables: Table[] }> {
  const migration = await lastMigration(client)
  if (!migration) throw new StartError('There is nothing to back up: no server has worked on this database yet.')
  const tables = await listTables(client)
  // Read after the tables' moment: a code that a row has is never given again.
  const sequences = await listSequences(client)
  return { header: { format: FORMAT, version: VERSION, migration, takenAt: now().toISOString(), sequences }, tables }
}

async function addRows(client: pg.Client, table: Table, add: AddEntry) {
  let pieces = 0
  let waiting: Buffer[] = []
  let waitingBytes = 0
  const flush = async () => {
    if (waitingBytes === 0) return
    pieces += 1
    await add(placeOfRows(table.name, pieces), Buffer.concat(waiting))
    waiting = []
    waitingBytes = 0
  }
  const digest = await readRows(client, table, async (rows) => {
    waiting.push(rows)
    waitingBytes += rows.byteLength
    if (waitingBytes >= PIECE_IN_BYTES) await flush()
  })
  await flush()
  return digest
}

/** The bytes of every file that a row names; they never change, so it does not matter when they are read. */
async function addFiles(client: pg.Client, storage: FileStorage, add: AddEntry) {
  const files = { count: 0, sizeInBytes: 0 }
  const damagedFiles: string[] = []
  for (const { storageKey, sha256 } of await listContents(databaseOn(client))) {
    const content = await storage.get(storageKey)
    if (!content || createHash('sha256').update(content).digest('hex') !== sha256) {
      damagedFiles.push(storageKey)
      continue
    }
    await add(placeOfFile(storageKey), content)
    files.count += 1
    files.sizeInBytes += content.byteLength
  }
  return { files, damagedFiles }
}
