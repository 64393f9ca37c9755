// npm run books:check: recomputes every amount of the house and says what does not add up. Only reads; works beside a running server.
import { existsSync } from 'node:fs'
import { readConfig } from './config.ts'
import { openDatabase } from './db/db.ts'
import { openExistingDatabase } from './db/existing-database.ts'
import { StartError } from './db/start-error.ts'
import { reportBooks } from './features/ledger/report-books.ts'

const OFF = 1
const NOT_CHECKED = 2

const ANOTHER_VERSION = 'The database is of another version of this program: start this version on it once, then check again.'
const UNDEFINED_TABLE = '42P01'
const UNDEFINED_COLUMN = '42703'

/** The driver's errors come wrapped. */
function isUnknownToDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return code === UNDEFINED_TABLE || code === UNDEFINED_COLUMN || isUnknownToDatabase(error.cause)
}

try {
  if (existsSync('.env')) process.loadEnvFile('.env')
  await using opened = new AsyncDisposableStack()
  const { url, close } = await openExistingDatabase(readConfig(process.env))
  opened.defer(close)
  const database = openDatabase(url, { maximumConnections: 1 })
  opened.defer(database.close)
  const { isBalanced, lines } = await reportBooks(database.db)
  for (const line of lines) console.log(line)
  process.exitCode = isBalanced ? 0 : OFF
} catch (error) {
  if (error instanceof StartError) console.error(error.message)
  else if (isUnknownToDatabase(error)) console.error(ANOTHER_VERSION)
  else console.error('The books could not be checked because of an error nobody foresaw:', error)
  process.exitCode = NOT_CHECKED
}
