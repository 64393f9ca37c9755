// Two instances work runs off, one of them killed again and again: each order is approved once, and none is forgotten.
import { runs } from '@app/contract'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { copyTemplate } from '../../testing/cluster.ts'
import { givenPackagesLike } from '../../testing/given/given-many-packages.repository.ts'
import { given } from '../../testing/given/given-orders.ts'
import { killServersWhile } from '../../testing/many/killed-servers.repository.ts'
import { currentServer, signedInAs } from '../../testing/world.ts'
import { eventsTable } from '../events/events.table.ts'
import { ordersTable } from '../orders/orders.table.ts'
import { runItemsTable, runsTable } from './runs.table.ts'

const RUNS = 40
const REPACKED = { name: 'Reempaque', amountInCents: 350, note: '' }
/** `RUN_ORDERS_KILLED=2000` takes two minutes. */
const ORDERS = Number(process.env.RUN_ORDERS_KILLED ?? 600)

test('each record of a run is done once, whoever is killed', async () => {
  const databaseUrl = await copyTemplate(inject('testCluster'))
  const { db } = await currentServer({ databaseUrl }, { isNewHouse: false })
  const { id, clientId } = await oneOrder()
  await givenPackagesLike(id, { inReview: ORDERS - 1 })
  const rows = await db.select({ id: ordersTable.id }).from(ordersTable).where(eq(ordersTable.clientId, clientId))
  const administrator = signedInAs('administrator')
  for (let part = 0; part < RUNS; part += 1) {
    const ids = rows.filter((_row, index) => index % RUNS === part).map((row) => row.id)
    const run = await administrator.call(runs.previewRun, { body: { act: 'approveOrders', ids } })
    await administrator.call(runs.startRun, { params: { id: run.id } })
  }

  const killed = await killServersWhile(databaseUrl, db, async () => (await db.$count(runsTable, sql`ended_at is null`)) > 0)

  const results = await db
    .select({ result: runItemsTable.result, count: sql<number>`count(*)::int` })
    .from(runItemsTable)
    .groupBy(runItemsTable.result)
  expect(results).toEqual([{ result: 'done', count: ORDERS }])
  expect(await db.$count(ordersTable, sql`client_id = ${clientId} and status = 'reviewed'`)).toBe(ORDERS)
  const events = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(eventsTable)
    .where(eq(eventsTable.action, 'setValue'))
    .groupBy(eventsTable.aggregateId)
  expect(events).toHaveLength(ORDERS)
  expect(events.every(({ count }) => count === 1)).toBe(true)
  console.log(`${killed} kills, ${ORDERS} orders`)
}, 300_000)

test('each record of a run with a value is changed once, and taken back once, whoever is killed', async () => {
  const databaseUrl = await copyTemplate(inject('testCluster'))
  const { db } = await currentServer({ databaseUrl }, { isNewHouse: false })
  const { id, clientId } = await oneOrder()
  await givenPackagesLike(id, { inReview: ORDERS / 2 - 1 })
  const rows = await db.select({ id: ordersTable.id }).from(ordersTable).where(eq(ordersTable.clientId, clientId))
  const administrator = signedInAs('administrator')
  const ids = rows.map((row) => row.id)
  const run = await administrator.call(runs.previewRun, { body: { act: 'chargeOrders', values: REPACKED, ids } })
  const isLeft = async () => (await db.$count(runsTable, sql`ended_at is null`)) > 0
  const chargesAnOrder = async () =>
    (
      await db.execute(sql`select count(*)::int as orders, max(charges) as most from (
      select count(*)::int as charges from order_charges group by order_id) as of_order`)
    ).rows

  await administrator.call(runs.startRun, { params: { id: run.id } })
  await killServersWhile(databaseUrl, db, isLeft)
  expect(await chargesAnOrder()).toEqual([{ orders: ORDERS / 2, most: 1 }])

  await Promise.all([1, 2].map(() => administrator.call(runs.undoRun, { params: { id: run.id } })))
  await killServersWhile(databaseUrl, db, isLeft)
  expect(await chargesAnOrder()).toEqual([{ orders: 0, most: null }])
  const ofCharges = await db.select({ id: runsTable.id }).from(runsTable).where(eq(runsTable.act, 'chargeOrders'))
  expect(ofCharges).toHaveLength(2)
  const done = inArray(
    runItemsTable.runId,
    ofCharges.map((one) => one.id),
  )
  expect(await db.$count(runItemsTable, and(done, eq(runItemsTable.result, 'done')))).toBe(ORDERS)
}, 300_000)

async function oneOrder(): Promise<{ id: string; clientId: string }> {
  const client = await given.client()
  return { id: (await given.order({ client })).id, clientId: client.id }
}
