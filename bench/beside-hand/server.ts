// A server as one would write it by hand for these three calls alone: node:http and pg, its statements prepared, the same JSON. It is what
// the product's speed is held against. It keeps what the product promises: sessions, keys that repeat nothing, events, messages.
import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import type { Actor } from '../../packages/domain/src/index.ts'
import { createOrders } from './create-orders.ts'
import { type DetailRow, detailOf, orderOf, type Row } from './orders.ts'
import { COUNT, ONE, pageOf, SESSION } from './statements.ts'

const DATE = 1082
pg.types.setTypeParser(DATE, (text) => text)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const LONGEST_IDLE_IN_MILLISECONDS = 12 * 3_600_000

const server = createServer(async (request, response) => {
  try {
    const actor = await actorOf(request)
    const text = actor ? await answer(request, actor) : null
    if (text === null) return response.writeHead(actor ? 404 : 401).end()
    response.writeHead(200, { ...JSON_TYPE, 'content-length': Buffer.byteLength(text) }).end(text)
  } catch (error) {
    console.error(error)
    response.writeHead(500).end()
  }
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))

const rows = async <Found>(name: string, text: string, values: unknown[] = []): Promise<Found[]> =>
  (await pool.query({ name, text, values })).rows

async function actorOf({ headers }: IncomingMessage): Promise<Actor | null> {
  const hash = createHash('sha256')
    .update(headers.authorization?.slice('Bearer '.length) ?? '')
    .digest('base64url')
  const [found] = await rows<{ id: string; is_admin: boolean; is_associate: boolean; last_used_at: Date }>('session', SESSION, [
    hash,
  ])
  if (!found || Date.now() - found.last_used_at.getTime() > LONGEST_IDLE_IN_MILLISECONDS) return null
  return { userId: found.id, role: found.is_admin ? 'administrator' : found.is_associate ? 'associate' : 'client' }
}

async function answer(request: IncomingMessage, actor: Actor): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  if (request.method === 'POST') return createOrders(pool, actor, String(request.headers['idempotency-key']), await json(request))
  if (actor.role !== 'administrator') return null
  if (pathname === '/api/order/admin') return JSON.stringify(await list(actor, Number(searchParams.get('limit') ?? 20)))
  const [row] = await rows<DetailRow>('one', ONE, [pathname.slice('/api/order/'.length)])
  return row ? JSON.stringify(detailOf(row, actor)) : null
}

async function list(actor: Actor, limit: number) {
  const [found, counted] = await Promise.all([
    rows<Row>(`page-${limit}`, pageOf(limit + 1)),
    rows<{ total: number }>('count', COUNT),
  ])
  const total = counted[0]?.total ?? 0
  const last = found.length > limit ? found[limit - 1]?.cursor : undefined
  const nextCursor = last ? Buffer.from(last).toString('base64url') : null
  const data = found.slice(0, limit).map((row) => orderOf(row, actor))
  return { data, meta: { page: 1, limit, total, totalPages: Math.ceil(total / limit), nextCursor } }
}
