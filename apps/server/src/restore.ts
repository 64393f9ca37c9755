// npm run restore -- <file>: puts back what a backup holds, into an empty place unless told to overwrite. No server may run on it.
import { join, resolve } from 'node:path'
import { openBackup, restoreBackup } from './backup/restore-backup.ts'
import { counted, runCommand } from './backup-command.ts'
import { startEmbeddedPostgres } from './db/embedded/embedded.ts'
import { openStorage } from './files/open-storage.ts'

const USAGE = `Usage: npm run restore -- <file> [--overwrite]
  --overwrite   what the database holds now is lost`

await runCommand(USAGE, { overwrite: { type: 'boolean', default: false } }, async (path, flags, config) => {
  const backup = await openBackup(resolve(path))
  await using opened = new AsyncDisposableStack()
  const { databaseUrl: given, dataDirectory } = config
  const embedded = given === undefined ? await startEmbeddedPostgres(join(dataDirectory, 'postgres')) : undefined
  if (embedded) opened.defer(embedded.stop)
  const storage = await openStorage(config.files, join(dataDirectory, 'files'))
  const databaseUrl = given ?? embedded?.url ?? ''
  const report = await restoreBackup({ databaseUrl, storage }, backup, { overwrites: flags.overwrite === true })
  console.log(`Restored ${counted(report)}, as they were at ${report.takenAt}. Every table was read back and is the same.`)
  return true
})
