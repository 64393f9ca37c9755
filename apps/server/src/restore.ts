// npm run restore -- <file>: restores a backup into an empty place, or over data with a flag. No server may run on it.
import { join, resolve } from 'node:path'
import { openBackup, restoreBackup } from './backup/restore-backup.ts'
import { counted, runCommand } from './backup-command.ts'
import { openStorage } from './files/open-storage.ts'
import { givenRoles, startOwnDatabase } from './opened-database.ts'

const USAGE = `Usage: npm run restore -- <file> [--overwrite]
  --overwrite   what the database holds now is lost`

await runCommand(USAGE, { overwrite: { type: 'boolean', default: false } }, async (path, flags, config) => {
  const backup = await openBackup(resolve(path), config.backupIdentityFile)
  await using opened = new AsyncDisposableStack()
  const { dataDirectory } = config
  const roles = givenRoles(config) ?? (await startOwnDatabase(config, opened))
  const storage = await openStorage(config.files, join(dataDirectory, 'files'))
  const options = { overwrites: flags.overwrite === true, isTold: true }
  const report = await restoreBackup({ roles, storage }, backup, options)
  console.log(`Restored ${counted(report)}, as they were at ${report.takenAt}. Every table was read back and is the same.`)
  return true
})
