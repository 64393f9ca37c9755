// The server written by hand is a peer only while it answers what the product answers.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { openDatabase } from '../../apps/server/src/db/db.ts'
import { copyTemplate } from '../../apps/server/src/testing/cluster.ts'
import { type Program, startPeer, startServer } from '../beside-bare/programs.ts'
import { fillDatabase, type Tokens } from '../filled-database/fill.ts'

/** The newest 10,000 are on their way, in every stage; what is older was delivered. */
const ORDERS = 10_200
const EVENTS_OF_EACH = 3

type Order = { id: string; incidents: unknown[] }
type Made = { requestNumber: string; orders: (Order & { code: string; tracking: string })[] }

let databaseUrl: string
let tokens: Tokens
let ours: Program
let peer: Program

beforeAll(async () => {
  databaseUrl = await copyTemplate(inject('testCluster'))
  tokens = await fillDatabase(databaseUrl, ORDERS, EVENTS_OF_EACH)
  ours = await startServer(databaseUrl)
  peer = await startPeer(databaseUrl)
})
afterAll(() => Promise.all([ours?.stop(), peer?.stop()]))

async function ask({ port }: Program, who: keyof Tokens, path: string, body?: object, key?: string): Promise<string> {
  const headers = {
    authorization: `Bearer ${tokens[who]}`,
    'content-type': 'application/json',
    ...(key && { 'idempotency-key': key }),
  }
  const sent = body ? { method: 'POST', body: JSON.stringify(body), headers } : { headers }
  const answer = await fetch(`http://127.0.0.1:${port}/api${path}`, sent)
  expect(answer.status, path).toBe(200)
  return answer.text()
}

describe('the server written by hand answers byte for byte as the product:', () => {
  test('the list of 100 orders', async () => {
    const path = '/order/admin?limit=100'
    expect(await ask(peer, 'administrator', path)).toBe(await ask(ours, 'administrator', path))
  })

  test.each([
    'inReview',
    'reviewed',
    'inWarehouseMIA',
    'sended',
    'arrived',
    'inWarehouseUIO',
    'pendingOfPay',
    'paid',
    'receivedAndDelivered',
  ])('one order, %s', async (status) => {
    const { data } = JSON.parse(await ask(ours, 'administrator', `/order/admin?limit=20&status=${status}`)) as { data: Order[] }
    const answers = await Promise.all(data.map(({ id }) => ask(ours, 'administrator', `/order/${id}`)))
    // What happened to an order it tells more briefly: no call of the bench asks for such an order.
    const plain = answers.filter((text) => (JSON.parse(text) as Order).incidents.length === 0)
    expect(plain.length).toBeGreaterThan(0)
    const byHand = plain.map((text) => ask(peer, 'administrator', `/order/${(JSON.parse(text) as Order).id}`))
    expect(await Promise.all(byHand)).toEqual(plain)
  })

  test('creating orders, and what is then in the database', async () => {
    const [one, other] = [await create(ours, 'TBN00000001'), await create(peer, 'TBN00000002')]
    expect(withoutNumbers(other.answer)).toBe(withoutNumbers(one.answer))
    expect(await rowsOf(other.orders.map(({ id }) => id))).toEqual(await rowsOf(one.orders.map(({ id }) => id)))
  })

  test('a creation that is repeated has the same answer, and makes nothing', async () => {
    const key = randomUUID()
    const { answer } = await create(peer, 'TBN00000003', key)
    expect((await create(peer, 'TBN00000003', key)).answer).toBe(answer)
  })
})

async function create(program: Program, tracking: string, key: string = randomUUID()): Promise<Made & { answer: string }> {
  const item = (description: string) => ({ description, quantity: 2, unitPriceInCents: 5_000 })
  const packages = [
    { tracking, items: [item('Zapatos de correr'), item('Libro')], storeWeightInGrams: 1_200, store: 'Nike' },
    { tracking: `${tracking}9`, items: [item('Cafetera')], storeWeightInGrams: 900 },
  ]
  const answer = await ask(program, 'client', '/order/create', { category: 'B', packages }, key)
  return { answer, ...(JSON.parse(answer) as Made) }
}

/** Ids, numbers and instants differ from call to call. */
const withoutNumbers = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, 'id')
    .replaceAll(/(ORD|SOL|TBN0*)-?\d+?(?=9?")/g, '$1')
    .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'instant')

/** Without what differs from call to call, and without what the jobs did with the messages since. */
async function rowsOf(ids: readonly string[]): Promise<string[]> {
  const { pool, close } = openDatabase(databaseUrl)
  const rows = async (table: string, by: string) => {
    const { rows: found } = await pool.query(
      `select to_jsonb(t) - '{id,order_id,aggregate_id,search_text,tracking,tracking_normalised,code,request_number,sent_at,attempts,locked_until}'::text[] as row
      from ${table} t where ${by} = any($1::uuid[])`,
      [ids],
    )
    return found.map(
      ({ row }) => `${table} ${withoutNumbers(JSON.stringify(row)).replaceAll(/"\d{4}-\d\d-\d\dT[^"]+"/g, '"instant"')}`,
    )
  }
  try {
    const found = [
      ...(await rows('orders', 'id')),
      ...(await rows('order_items', 'order_id')),
      ...(await rows('events', 'aggregate_id')),
      ...(await rows('outbox_messages', `(payload ->> 'orderId')::uuid`)),
    ]
    return found.toSorted()
  } finally {
    await close()
  }
}
