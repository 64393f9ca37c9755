// npm run books:check: recomputes every amount of the house and says what does not add up, and follows the seals. Only reads; works beside a
// running server. `-- --seal <number>:<hash>` compares with a seal that was written down before.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readConfig } from './config.ts'
import { openDatabase } from './db/db.ts'
import { openExistingDatabase } from './db/existing-database.ts'
import { StartError } from './db/start-error.ts'
import { reportBooks } from './features/ledger-check/report-books.ts'
import { checkSeals, type KnownSeal } from './features/seals/check-seals.ts'

const OFF = 1
const NOT_CHECKED = 2

const ANOTHER_VERSION = 'The database is of another version of this program: start this version on it once, then check again.'
const UNDEFINED_TABLE = '42P01'
const UNDEFINED_COLUMN = '42703'

function readArguments(): KnownSeal | undefined {
  try {
    const { seal } = parseArgs({ options: { seal: { type: 'string' } } }).values
    const [, number, hash = ''] = /^(\d+):([0-9a-f]{64})$/.exec(seal ?? '') ?? []
    if (number) return { number: Number(number), hash }
    if (seal === undefined) return undefined
  } catch {
    // An option that is not known.
  }
  throw new StartError('Usage: npm run books:check -- [--seal <number>:<hash>]')
}

/** The driver's errors come wrapped. */
function isUnknownToDatabase(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { code } = error as NodeJS.ErrnoException
  return code === UNDEFINED_TABLE || code === UNDEFINED_COLUMN || isUnknownToDatabase(error.cause)
}

try {
  const known = readArguments()
  if (existsSync('.env')) process.loadEnvFile('.env')
  await using opened = new AsyncDisposableStack()
  const { url, close } = await openExistingDatabase(readConfig(process.env))
  opened.defer(close)
  const database = openDatabase(url, { maximumConnections: 1 })
  opened.defer(database.close)
  const books = await reportBooks(database.db)
  const seals = await checkSeals(database.db, known)
  for (const line of [...books.lines, ...seals.lines]) console.log(line)
  process.exitCode = books.isBalanced && seals.isWhole ? 0 : OFF
} catch (error) {
  if (error instanceof StartError) console.error(error.message)
  else if (isUnknownToDatabase(error)) console.error(ANOTHER_VERSION)
  else console.error('The books could not be checked because of an error nobody foresaw:', error)
  process.exitCode = NOT_CHECKED
}
