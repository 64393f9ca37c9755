// A server as one would write it by hand for these three calls alone: node:http and pg, prepared statements, the same JSON. It is what the product's
// speed is held against, and keeps what the product promises: sessions, keys that repeat nothing, events, messages. The rules are the business's.
import { createHash, randomUUIDv7 } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import pg from 'pg'
import { titleOfOrder } from '../../apps/server/src/features/orders/lists/order-titles.repository.ts'
import { lyingOf } from '../../apps/server/src/features/orders/lying.ts'
import { orderEarning } from '../../apps/server/src/features/orders/prices/order-earning.ts'
import { priceOf } from '../../apps/server/src/features/orders/prices/order-price.ts'
import type { NewRequest, Order, OrderDetail } from '../../packages/contract/src/orders.contract.ts'
import * as domain from '../../packages/domain/src/index.ts'
import { COUNT, CREATING, ONE, pageOf, SESSION } from './statements.ts'

type Figures = Record<domain.ParameterKey, number>
type Snapshot = { resumeStatus: domain.OrderStatus | null; facts: domain.OrderFacts }
type Charged = Parameters<typeof priceOf>[0] & Parameters<typeof priceOf>[1] & { iva: Parameters<typeof domain.readIvaTerms>[0] }
type Known = Snapshot &
  Charged &
  Parameters<typeof domain.openOfTied>[2] &
  Parameters<typeof lyingOf>[0] & { itemNames: string[] }
type Row = Order & { known: Known; cursor?: string }
type Detail = Row & Omit<OrderDetail, 'earning'> & { figures: Figures; earning: Parameters<typeof orderEarning>[1] | null }

pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })
const rows = async <Found>(name: string, text: string, values: unknown[] = [], on: pg.Pool | pg.PoolClient = pool) =>
  (await on.query({ name, text, values })).rows as Found[]
const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url')
const LONGEST_IDLE_IN_MILLISECONDS = 12 * 3_600_000

const server = createServer(async (request, response) => {
  try {
    const actor = await actorOf(request)
    const text = actor ? await answer(request, actor) : null
    if (text === null) return response.writeHead(actor ? 404 : 401).end()
    const head = { 'content-type': 'application/json; charset=utf-8', 'content-length': Buffer.byteLength(text) }
    response.writeHead(200, head).end(text)
  } catch (error) {
    console.error(error)
    response.writeHead(500).end()
  }
})
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port))

async function actorOf({ headers }: IncomingMessage): Promise<domain.Actor | null> {
  const hash = hashOf(headers.authorization?.slice('Bearer '.length) ?? '')
  const [found] = await rows<{ id: string; is_admin: boolean; is_associate: boolean; last_used_at: Date }>('session', SESSION, [
    hash,
  ])
  if (!found || Date.now() - found.last_used_at.getTime() > LONGEST_IDLE_IN_MILLISECONDS) return null
  return { userId: found.id, role: found.is_admin ? 'administrator' : found.is_associate ? 'associate' : 'client' }
}

async function answer(request: IncomingMessage, actor: domain.Actor): Promise<string | null> {
  const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost')
  if (request.method === 'POST') return createOnce(actor, String(request.headers['idempotency-key']), await json(request))
  if (actor.role !== 'administrator') return null
  if (pathname === '/api/order/admin') return listOrders(actor, Number(searchParams.get('limit') ?? 20))
  const [row] = await rows<Detail>('one', ONE, [pathname.slice('/api/order/'.length)])
  return row ? JSON.stringify(detailOf(row, actor)) : null
}

async function listOrders(actor: domain.Actor, limit: number): Promise<string> {
  const counting = rows<{ total: number }>('count', COUNT)
  const [found, [{ total } = { total: 0 }]] = await Promise.all([rows<Row>(`page-${limit}`, pageOf(limit + 1)), counting])
  const last = found.length > limit ? found[limit - 1]?.cursor : undefined
  const meta = { page: 1, limit, total, totalPages: Math.ceil(total / limit) }
  const data = found.slice(0, limit).map((row) => orderOf(row, actor))
  return JSON.stringify({ data, meta: { ...meta, nextCursor: last ? Buffer.from(last).toString('base64url') : null } })
}

/** Fields keep their place; JSON leaves out what is undefined. */
function orderOf(row: Row, actor: domain.Actor): Order {
  const { status, known } = row
  const priced = priceOf(known, known, domain.readIvaTerms(known.iva))
  const price = priced && { lines: priced.lines, totalInCents: priced.totalInCents }
  const actions = domain.allowedActions(domain.orderLifecycle, { ...known, status }, actor)
  const allowed = domain.openOfTied(actions, (action) => action, known)
  const title = titleOfOrder({ ...row, itemNames: known.itemNames })
  if (actor.role === 'client') Object.assign(row, { requestNumber: '' })
  return Object.assign(row, { title, price, allowedActions: allowed, known: undefined, cursor: undefined })
}

/** As an administrator sees it. */
function detailOf(row: Detail, actor: domain.Actor): Order {
  const { known, earning: frozen, figures, estimatedArrivalDate: day, intakeAt, status } = row
  const { cutOffDay, abandonAfterDays } = domain.readParameters(figures)
  const lying = lyingOf({ ...known, ...row })
  const abandonment = lying && domain.abandonmentOf(lying, abandonAfterDays, domain.businessDay(new Date()))
  for (const entry of [...row.timeline, ...row.arrivalChanges]) entry.at = new Date(entry.at).toISOString()
  return Object.assign(orderOf(row, actor), {
    inMiamiBy: intakeAt === null && day !== null ? domain.weekdayBefore(day, cutOffDay) : null,
    abandonment: abandonment && { ...abandonment, isNoticed: undefined },
    earning: frozen && orderEarning(status, frozen, { isSettled: known.facts.earningSettled, isTakenBack: false }),
    figures: undefined,
  })
}

type Send = <Found>(name: keyof typeof CREATING, ...values: unknown[]) => Promise<Found[]>

/** One transaction: the key, the orders with their items, events and messages, and the answer that is kept. */
async function createOnce(actor: domain.Actor, key: string, request: unknown): Promise<string> {
  const client = await pool.connect()
  const send: Send = (name, ...values) => rows(name, CREATING[name], values, client)
  const [hashed, asked] = [hashOf(key), hashOf(JSON.stringify(request))]
  try {
    await client.query('begin')
    const isFirst = (await send('claim', actor.userId, hashed, asked)).length > 0
    const text = isFirst ? await createOrders(send, actor, request as NewRequest) : await kept(send, actor, hashed, asked)
    if (isFirst) await send('keep', actor.userId, hashed, text)
    await client.query('commit')
    return text
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

async function kept(send: Send, { userId }: domain.Actor, key: string, asked: string): Promise<string> {
  const [record] = await send<{ status: number | null; response: string; request_hash: string }>('kept', userId, key)
  if (record?.status !== 200 || record.request_hash !== asked) throw new Error('the key is in use')
  return record.response
}

async function createOrders(send: Send, actor: domain.Actor, { category, packages }: NewRequest): Promise<string> {
  const [{ figures }] = (await send('figures')) as [{ figures: Figures }]
  const parameters = domain.readParameters(figures)
  if (
    (
      await send(
        'taken',
        packages.map(({ tracking = '' }) => domain.normaliseTracking(tracking)),
      )
    ).length > 0
  )
    throw new Error('taken')
  const [client] = await send<{ id: string; associate_id: string; has_discount: boolean }>('client', actor.userId)
  const [codes] = await send<{ request: string; orders: string[] }>('codes', packages.length)
  if (!client || !codes) throw new Error('clientNotFound')
  const requestNumber = `SOL-${codes.request.padStart(6, '0')}`
  const orders = packages.map(({ tracking = '', items, storeWeightInGrams: weight = 0, store = '', comment = '' }, position) => {
    const valueInCents = domain.goodsOf(items)
    const contents = { weightInGrams: weight ?? 0, valueInCents }
    const isSpecial = domain.isSpecial(category, contents, parameters)
    const carried = { ...contents, category, isSpecial, hasDiscount: client.has_discount }
    const dutyShareInCents = parameters.dutyPerDeclarationInCents
    const price = domain.priceOrder({ ...carried, extraChargesInCents: [], dutyShareInCents }, parameters)
    const [id, code] = [randomUUIDv7(), `ORD-${String(codes.orders[position]).padStart(6, '0')}`]
    const description = items.map((item) => item.description).join(', ')
    const tracked = { tracking, tracking_normalised: domain.normaliseTracking(tracking), carrier: domain.guessCarrier(tracking) }
    const priced = {
      product_value_in_cents: valueInCents,
      estimated_price_in_cents: price.totalInCents,
      estimate_lines: price.lines,
    }
    return { id, code, ...tracked, ...priced, store, comment, description, store_weight_in_grams: weight }
  })
  const ids = orders.map(({ id }) => id)
  const today = domain.businessDay(new Date())
  const days = [today, domain.estimatedArrivalDate(today, parameters)]
  await send('addOrders', requestNumber, client.id, category, ...days, JSON.stringify(orders))
  const items = packages.flatMap((one, at) => one.items.map((item, position) => ({ ...item, order_id: ids[at], position })))
  const added = items.map(({ unitPriceInCents, ...item }) => ({
    ...item,
    id: randomUUIDv7(),
    unit_price_in_cents: unitPriceInCents,
  }))
  await send('addItems', JSON.stringify(added))
  await send('addEvents', ids, actor.userId, actor.role)
  const said = {
    version: 1,
    to: 'inReview',
    associateId: client.associate_id,
    doer: actor,
    action: 'create',
    from: null,
    userId: null,
  }
  const messages = orders.map(({ id, code }, at) => ({
    ...said,
    orderId: id,
    code,
    ...(at === 0 ? { requestNumber } : { requestNumber: null }),
  }))
  await send('addMessages', JSON.stringify(messages.map((one) => ({ ...one, formerUserId: null, note: '' }))))
  const found = new Map((await send<Row>('ordersById', ids)).map((row) => [row.id, orderOf(row, actor)]))
  return JSON.stringify({ requestNumber: '', orders: ids.map((id) => found.get(id)) })
}
