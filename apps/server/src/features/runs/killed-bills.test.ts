// A server that bills many clients is killed again and again: each of them gets one bill, and none is forgotten.
import { runs } from '@app/contract'
import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { copyTemplate } from '../../testing/cluster.ts'
import { weighedBundle } from '../../testing/given/given-packages.ts'
import { givenManyToBill } from '../../testing/many/given-many-to-bill.repository.ts'
import { killServersWhile } from '../../testing/many/killed-servers.repository.ts'
import { currentServer, given, signedInAs } from '../../testing/world.ts'
import { billsTable } from '../bills/bills.table.ts'
import { runItemsTable, runsTable } from './runs.table.ts'

const CLIENTS = 150

test('each client of a run is billed once, whoever is killed', async () => {
  const databaseUrl = await copyTemplate(inject('testCluster'))
  const { db } = await currentServer({ databaseUrl }, { isNewHouse: false })
  const client = await given.client()
  const { orderIds } = await weighedBundle(client)
  await givenManyToBill({ clientId: client.id, orderId: orderIds[0] ?? '' }, CLIENTS - 1, 2)
  const administrator = signedInAs('administrator')
  const run = await administrator.call(runs.previewRun, { body: { act: 'billClients', filter: {} } })
  await administrator.call(runs.startRun, { params: { id: run.id } })

  await killServersWhile(databaseUrl, db, async () => (await db.$count(runsTable, sql`ended_at is null`)) > 0)

  expect(await db.$count(runItemsTable, sql`result = 'done'`)).toBe(CLIENTS)
  const bills = await db.select({ count: sql<number>`count(*)::int` }).from(billsTable).groupBy(billsTable.clientId)
  expect(bills).toHaveLength(CLIENTS)
  expect(bills.every(({ count }) => count === 1)).toBe(true)
  const { rows } = await db.execute(sql`select count(*)::int as left from orders where status = 'inWarehouseUIO'`)
  expect(rows).toEqual([{ left: 0 }])
}, 300_000)
