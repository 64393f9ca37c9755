import type pg from 'pg'
import { connect } from '../../apps/server/src/db/connect.ts'
import { openDatabase } from '../../apps/server/src/db/db.ts'
import * as company from '../../apps/server/src/features/company/company.repository.ts'
import * as sessions from '../../apps/server/src/features/credentials/sessions.repository.ts'
import * as users from '../../apps/server/src/features/users/users.repository.ts'
import { BILLS, BUNDLES, EARNINGS, EVENTS, ITEMS, MANIFESTS, ORDERS, PRICES, REQUESTS } from './orders.ts'
import { BILL_LINES, BILL_ORDERS, INCIDENTS, PAYMENTS, QUOTATIONS } from './payments.ts'
import { ASSOCIATES, CLIENTS } from './people.ts'
import { DROPSHIPPING, PURCHASE_ITEMS, PURCHASES, SEQUENCES } from './purchases.ts'
import { putOn, takeOff } from './taken-off.ts'

const ORDERS_OF_AN_ASSOCIATE = 20_000
const ORDERS_OF_A_CLIENT = 50
const FEWEST = { associates: 5, clients: 500 }

const FOR_BULK = `set statement_timeout = 0; set maintenance_work_mem = '1GB'; set work_mem = '256MB'`
const WITH_MANY_ROWS = [
  'orders',
  'order_items',
  'order_prices',
  'earning_entries',
  'bundles',
  'bills',
  'bill_orders',
  'bill_lines',
  'payments',
  'incidents',
  'quotations',
  'purchases',
  'purchase_items',
]

export type Tokens = { administrator: string; associate: string; client: string }

/** @returns the tokens of open sessions: an administrator's, an associate's, and of the client who asks for most. */
export async function fillDatabase(url: string, orders: number, eventsOfEach = 0): Promise<Tokens> {
  const [client, another] = await Promise.all([connect(url), connect(url)])
  try {
    for (const one of [client, another]) await one.query(FOR_BULK)
    await addPeople(client, orders)
    const parts = await takeOff(client, WITH_MANY_ROWS)
    await addOrders(client, orders)
    await Promise.all([addBooks(client, orders).then(() => putOn(client, parts)), addEvents(another, eventsOfEach)])
    await client.query('vacuum analyze')
  } finally {
    await Promise.all([client.end(), another.end()])
  }
  return openSessions(url)
}

async function addPeople(client: pg.Client, orders: number): Promise<void> {
  const { associates, clients } = countsFor(orders)
  await client.query(ASSOCIATES, [associates])
  await client.query(CLIENTS, [associates, clients])
}

const countsFor = (orders: number) => ({
  associates: Math.max(FEWEST.associates, orders / ORDERS_OF_AN_ASSOCIATE),
  clients: Math.max(FEWEST.clients, orders / ORDERS_OF_A_CLIENT),
})

async function addOrders(client: pg.Client, orders: number): Promise<void> {
  await client.query(REQUESTS, [orders, countsFor(orders).clients])
  await client.query('analyze requests')
  await client.query(ORDERS, [orders])
}

async function addBooks(client: pg.Client, orders: number): Promise<void> {
  for (const statement of [MANIFESTS, BUNDLES, BILLS, ITEMS, PRICES, EARNINGS]) await client.query(statement)
  for (const statement of [BILL_ORDERS, BILL_LINES, PAYMENTS, INCIDENTS]) await client.query(statement)
  for (const statement of [PURCHASES, DROPSHIPPING, QUOTATIONS, SEQUENCES]) await client.query(statement, [orders])
  await client.query(PURCHASE_ITEMS)
}

async function addEvents(client: pg.Client, eventsOfEach: number): Promise<void> {
  if (eventsOfEach === 0) return
  const parts = await takeOff(client, ['events'])
  await client.query(EVENTS, [eventsOfEach])
  await putOn(client, parts)
}

export async function openSessions(url: string): Promise<Tokens> {
  const { db, pool, close } = openDatabase(url)
  try {
    // Its staff have no second step, which a company requires unless it says otherwise.
    await company.addMissing(db)
    await company.update(db, { requiresSecondStep: false })
    const { id } = await users.addAdministrator(db, { email: 'admin@puente.test', firstName: 'Inés', lastName: 'Vaca' })
    const idOf = async (email: string): Promise<string> =>
      (await pool.query('select id from users where email = $1', [email])).rows[0].id
    const from = { ip: '127.0.0.1', userAgent: 'bench' }
    return {
      administrator: await sessions.open(db, id, 'administrator', from),
      associate: await sessions.open(db, await idOf('asociado-1@puente.test'), 'associate', from),
      client: await sessions.open(db, await idOf('cliente-1@puente.test'), 'client', from),
    }
  } finally {
    await close()
  }
}
