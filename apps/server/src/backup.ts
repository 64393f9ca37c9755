// npm run backup -- <file>: keeps the database and the stored files in one file, as they are at this moment. Works beside a running server.
import { join, resolve } from 'node:path'
import { takeBackup } from './backup/take-backup.ts'
import { counted, runCommand } from './backup-command.ts'
import { openExistingDatabase } from './db/existing-database.ts'
import { openStorage } from './files/open-storage.ts'

const USAGE = `Usage: npm run backup -- <file> [--without-files]
  --without-files   the database alone: the stored files (a bucket, say) are backed up by other means`

await runCommand(USAGE, { 'without-files': { type: 'boolean', default: false } }, async (path, flags, config) => {
  await using opened = new AsyncDisposableStack()
  const { url: databaseUrl, close } = await openExistingDatabase(config)
  opened.defer(close)
  const storage = await openStorage(config.files, join(config.dataDirectory, 'files'))
  const report = await takeBackup({ databaseUrl, storage }, resolve(path), {
    withFiles: !flags['without-files'],
    recipients: config.backupRecipients,
  })
  const how = config.backupRecipients.length > 0 ? ', encrypted' : ''
  console.log(`Kept ${counted(report)} in ${path}${how}, as of ${report.takenAt}.`)
  if (report.seal) console.log(`The last seal of the books: ${report.seal.number}:${report.seal.hash}`)
  if (report.damagedFiles.length === 0) return true
  console.error(
    `${report.damagedFiles.length} stored files are missing or damaged and are not in it: ${report.damagedFiles.join(', ')}.`,
  )
  return false
})
