import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { StartError } from './start-error.ts'

const PATIENCE_IN_MILLISECONDS = 30_000

const VARIABLE = 'DATABASE_URL'
export const OWNER_VARIABLE = 'DATABASE_OWNER_URL'

/** One connection to the database that a variable named; says in a sentence why there is none. */
export async function connect(url: string, variable = VARIABLE): Promise<pg.Client> {
  const place = placeOf(url, variable)
  const deadline = Date.now() + PATIENCE_IN_MILLISECONDS
  for (;;) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: 'puente' })
    // Unheard, a connection that breaks between two queries would end the process; the next query tells.
    client.on('error', () => undefined)
    try {
      await client.connect()
      return client
    } catch (error) {
      if (codeOf(error) !== STARTING_UP || Date.now() > deadline)
        throw new StartError(sentenceFor(error, place), { cause: error })
      await pause(500)
    }
  }
}

type Place = { variable: string; server: string; database: string; user: string }

/** What may be told of an address: never its password. */
function placeOf(url: string, variable: string): Place {
  const parsed = URL.parse(url)
  if (!parsed || !/^postgres(ql)?:$/.test(parsed.protocol)) {
    throw new StartError(`${variable} is not an address like postgres://user:password@host:5432/database.`)
  }
  return {
    variable,
    server: parsed.host || (parsed.searchParams.get('host') ?? 'localhost'),
    database: decodeURIComponent(parsed.pathname.slice(1)),
    user: decodeURIComponent(parsed.username),
  }
}

const STARTING_UP = '57P03'
const WRONG_CREDENTIALS = ['28P01', '28000']
const NO_SUCH_DATABASE = '3D000'
const UNREACHABLE = ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH', 'ETIMEDOUT', 'ENOENT']

function sentenceFor(error: unknown, { variable, server, database, user }: Place): string {
  const code = codeOf(error)
  const reason = error instanceof Error ? error.message : String(error)
  if (WRONG_CREDENTIALS.includes(code))
    return `PostgreSQL at ${server} does not accept the user "${user}" with the password of ${variable}.`
  if (code === NO_SUCH_DATABASE)
    return `PostgreSQL at ${server} has no database "${database}": create it, or correct ${variable}.`
  if (UNREACHABLE.includes(code) || /timeout/i.test(reason)) {
    return `PostgreSQL at ${server} cannot be reached (${code || 'no answer'}): is it running, and is ${variable} right?`
  }
  return `PostgreSQL at ${server} refuses the connection: ${reason}.`
}

const codeOf = (error: unknown): string => (error instanceof Error ? ((error as NodeJS.ErrnoException).code ?? '') : '')
