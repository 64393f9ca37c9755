// What our connections lean on inside of Drizzle and pg, which neither promises. A new version that changes it fails here, by name.
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, inject, onTestFinished, test } from 'vitest'
import { copyTemplate } from '../testing/cluster.ts'
import { databaseOn } from './db.ts'

type Asked = unknown[]

/** A connection that says what it is asked. */
function listeningClient(refuses = /^$/) {
  const asked: Asked[] = []
  class Listening extends pg.Client {
    constructor(config?: pg.ClientConfig) {
      super(config)
      const ask = this.query.bind(this) as (...given: unknown[]) => unknown
      const listen = (...given: unknown[]): unknown => {
        asked.push(given)
        return refuses.test(String(given[0])) ? Promise.reject(new Error('refused')) : ask(...given)
      }
      this.query = listen as typeof this.query
    }
  }
  return { Client: Listening, asked }
}

async function openPool(Client: typeof pg.Client) {
  const pool = new pg.Pool({ connectionString: await copyTemplate(inject('testCluster')), max: 1, Client })
  onTestFinished(() => pool.end())
  return pool
}

/** A connection that answers nothing, and keeps what it was asked. */
function silentClient() {
  const asked: Asked[] = []
  const query = async (...given: unknown[]) => {
    asked.push(given)
    return { rows: [] }
  }
  return { client: { query } as unknown as pg.ClientBase, asked }
}

test('Drizzle asks with an object that has `text` and an empty `name`, which PreparingClient fills', async () => {
  const { client, asked } = silentClient()
  await databaseOn(client).execute(sql`select ${1}::int`)

  const [question] = asked[0] ?? []
  expect(question, 'preparing-client.ts reads text and name of what Drizzle asks').toMatchObject({ text: 'select $1::int' })
  expect(Object.keys(question as object), 'preparing-client.ts looks for a key `name`').toContain('name')
  expect((question as { name?: string }).name, 'preparing-client.ts names what has no name').toBeFalsy()
})

test('a query that Drizzle has prepared asks the connection in its field `client`, and a session holds its own', async () => {
  const { client } = silentClient()
  const { client: other, asked } = silentClient()
  const db = databaseOn(client)
  expect(db._.session, 'written-once.ts reads db._.session.client').toHaveProperty('client', client)

  const written = db.select({ one: sql`1` }).from(sql`people`).prepare('')
  expect(written, 'written-once.ts puts another connection into `client` of a prepared query').toHaveProperty('client', client)
  await Object.create(written, { client: { value: other } }).execute()
  expect(asked, 'written-once.ts: a prepared query asks `this.client`').toHaveLength(1)
})

test('the pool asks a connection with a callback, which QueueingClient lets pass; a person asks with a promise', async () => {
  const { Client, asked } = listeningClient()
  const pool = await openPool(Client)

  await pool.query('select 1')
  expect(typeof asked.at(-1)?.at(-1), 'queueing-client.ts takes a callback as the sign of pool.query').toBe('function')
  const client = await pool.connect()
  await client.query('select 2')
  client.release()
  expect(asked.at(-1), 'queueing-client.ts queues what has no callback').toEqual(['select 2'])
})

test('the pool connects through its own `connect` and tells of a connection before asking it', async () => {
  const pool = await openPool(pg.Client)
  const seen: string[] = []
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown
  pool.connect = ((...given: unknown[]) => {
    seen.push(`connect with a ${typeof given[0]}`)
    return connect(...given)
  }) as typeof pool.connect
  pool.on('connect', (client) => {
    const ask = client.query.bind(client) as (...given: unknown[]) => unknown
    client.query = ((...given: unknown[]) => {
      seen.push(String(given[0]))
      return ask(...given)
    }) as typeof client.query
  })

  await pool.query('select 1')

  expect(seen, 'query-spans.ts replaces pool.connect and the query of each connection').toEqual([
    'connect with a function',
    'select 1',
  ])
})

test('Drizzle keeps for good a connection on which `begin` fails: the reason for returned-transaction.ts', async () => {
  const { Client } = listeningClient(/begin|object/i)
  const pool = await openPool(Client)
  const held: pg.PoolClient[] = []
  pool.on('acquire', (client) => held.push(client))

  await expect(drizzle(pool).transaction(async () => undefined)).rejects.toThrow()

  expect(pool.idleCount, 'Drizzle gives the connection back by now: returned-transaction.ts may go').toBe(0)
  for (const client of held) client.release()
})
