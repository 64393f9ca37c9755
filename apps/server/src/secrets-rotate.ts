// npm run secrets:rotate -- <file>: locks the private keys up with the key in that file, which is made where there is none.
import { resolve } from 'node:path'
import { runCommand } from './backup-command.ts'
import { openDatabase } from './db/db.ts'
import { openExistingDatabase } from './db/existing-database.ts'
import { StartError } from './db/start-error.ts'
import { rotateSecrets } from './features/fiscal-registration-records/rotate-secrets.ts'
import { rotatePushKeys } from './features/notifications/push/push-keys.repository.ts'
import { keyIn, makeKeyFile, secretsKeyOf, takeKeyFile } from './secrets/secrets-key.ts'

const USAGE = `Usage: npm run secrets:rotate -- <file>
  <file> holds the new key, 32 bytes in base64; without one it is made there`

await runCommand(USAGE, {}, async (path, _flags, config) => {
  await using opened = new AsyncDisposableStack()
  const { url, close } = await openExistingDatabase(config)
  opened.defer(close)
  const { db, close: disconnect } = openDatabase(url, { maximumConnections: 1 })
  opened.defer(disconnect)
  const file = resolve(path)
  await makeKeyFile(file)
  const next = await keyIn(file)
  if (!next) throw new StartError(`${path} holds no key: 32 bytes in base64 (openssl rand -base64 32).`)
  const before = await secretsKeyOf(config)
  const count = await db.transaction(
    async (tx) => (await rotateSecrets(tx, before, next)) + (await rotatePushKeys(tx, before, next)),
  )
  const isOwn = !config.secretsKey && config.databaseUrl === undefined
  if (isOwn) await takeKeyFile(file, config.dataDirectory)
  const then = isOwn
    ? 'It is the key from now on, and its file was moved to the data.'
    : `Start every server with the key of ${path} as SECRETS_KEY.`
  console.log(`Locked ${count} private ${count === 1 ? 'key' : 'keys'} up with the new key. ${then}`)
  return true
})
