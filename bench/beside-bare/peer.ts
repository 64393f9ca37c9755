// The least a server does: reads the request, sends the statements it was given, and writes what comes back as JSON.
import { createHash, randomUUIDv7 } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import type { Repeatable, Statement, Value } from './repeatable.ts'

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const isPrepared = process.env.BARE === 'prepared'
let calls = new Map<string, Repeatable>()
let made = Date.now()

const server = createServer(async (request, response) => {
  if (request.method === 'POST') await json(request)
  response.setHeader('content-type', 'application/json; charset=utf-8')
  response.end(JSON.stringify(await answer(request)))
})
process.once('message', (given: [string, Repeatable][]) => {
  calls = new Map(given)
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))
})

async function answer({ url = '' }: IncomingMessage): Promise<unknown[][]> {
  const call = calls.get(url.slice(1))
  if (!call) throw new Error(`no call ${url}`)
  const fresh = call.fresh.map(makeAnew)
  const held = new Map<number, pg.PoolClient>()
  const answers = []
  for (const together of call.statements) {
    answers.push(...(await Promise.all(together.map((statement) => send(statement, fresh, held)))))
  }
  return answers
}

/** What begins a transaction keeps its connection until it ends. */
async function send({ text, values, connection }: Statement, fresh: string[], held: Map<number, pg.PoolClient>) {
  if (text.startsWith('begin')) held.set(connection, await pool.connect())
  const client = held.get(connection)
  const given = values.map((value) => filled(value, fresh))
  const { rows } = await (client ?? pool).query({ text, values: given, name: nameOf(text, given) })
  if (client && text === 'commit') {
    held.delete(connection)
    client.release()
  }
  return rows
}

const makeAnew = (prefix: string | null): string => {
  if (prefix === null) return randomUUIDv7()
  made += 1
  return prefix + made
}

const filled = (value: Value, fresh: readonly string[]): unknown =>
  'plain' in value ? value.plain : value.pieces.map((piece) => (typeof piece === 'number' ? fresh[piece] : piece)).join('')

const names = new Map<string, string>()

/** As the product does: not of searches, which are planned for what is searched. */
function nameOf(text: string, values: unknown[]): string | undefined {
  if (!isPrepared || values.length === 0 || / like \$\d/.test(text)) return undefined
  const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url').slice(0, 32)
  names.set(text, name)
  return name
}
