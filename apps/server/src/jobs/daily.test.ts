// What is done once a business day, at 00:10 in Quito: the packages on their way get the day of today.
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { atTime } from '../clock.ts'
import { arrivalChangesTable } from '../features/orders/promise/arrival-changes.table.ts'
import { outboxMessagesTable } from '../features/outbox/outbox.table.ts'
import type { RunningServer } from '../running-server.ts'
import { copyTemplate } from '../testing/cluster.ts'
import { startRecorder } from '../testing/recorded-statements.ts'
import { startTestServer } from '../testing/server.ts'
import { doDay, dueDay } from './daily.ts'

const recorder = startRecorder()
let servers: RunningServer[]
beforeAll(async () => {
  const databaseUrl = await copyTemplate(inject('testCluster'))
  servers = await Promise.all([1, 2].map(() => startTestServer({ databaseUrl })))
})
afterAll(async () => {
  recorder.stop()
  await Promise.all(servers.map(({ stop }) => stop()))
})

const silent = { warn: (what: object) => expect.fail(JSON.stringify(what)) } as never
const nightIn = ({ db }: RunningServer, instant: string) => atTime(new Date(instant), () => doDay({ db, log: silent }))
const aServer = () => servers[0] ?? expect.fail('no server runs')

/** In Miami since Thursday 3 December, expected on Friday 11; one in fifty of a client, who is told. */
async function addOrders(count: number): Promise<void> {
  const { db } = aServer()
  const clientId = randomUUID()
  await db.execute(
    sql`insert into users (id, first_name, last_name, email) values (${clientId}, 'Rosa', 'Andrade', ${`${clientId}@puente.test`})`,
  )
  await db.execute(sql`
    insert into orders (id, code, request_number, service, status, status_since, client_id, order_date, intake_at, promised_date, estimated_arrival_date)
    select gen_random_uuid(), 'DAY-' || n, 'DAY-' || n, 'COU', 'inWarehouseMIA', '2026-12-03T15:00:00Z', case when n % 50 = 0 then ${clientId}::uuid end, '2026-12-01',
      '2026-12-03T15:00:00Z', '2026-12-11', '2026-12-11' from generate_series(1, ${count}::int) n`)
}
const countOf = async (day: string) => {
  const { rows } = await aServer().db.execute(
    sql`select count(*)::int as count from orders where estimated_arrival_date = ${day} and delay_reason = 'cutOffMissed'`,
  )
  return Number(rows[0]?.count)
}

test.each([
  ['2026-12-10T05:00:00Z', 'midnight', '2026-12-09'],
  ['2026-12-10T05:09:59Z', '00:09:59', '2026-12-09'],
  ['2026-12-10T05:10:00Z', '00:10', '2026-12-10'],
  ['2026-12-11T04:59:59Z', '23:59:59', '2026-12-10'],
])('at %s, %s in Quito, the day that is due is %s', (instant, _inQuito, day) => {
  expect(dueDay(new Date(instant))).toBe(day)
})

test('two machines at once move ten thousand packages once, in a few statements, and not again that day', async () => {
  await addOrders(10_000)
  const sent = await recorder.record(async () => {
    expect(await Promise.all(servers.map((server) => nightIn(server, '2026-12-10T05:10:00Z')))).toEqual([true, true])
  })

  expect(await countOf('2026-12-18')).toBe(10_000)
  expect(await aServer().db.$count(arrivalChangesTable)).toBe(10_000)
  // Four jobs of the day: the days of arrival, the notices of what nobody fetches, reminders of bills, and the consents that end; where nothing signs, a look.
  expect(sent.flat().length).toBeLessThanOrEqual(34 + servers.length)
  expect(await aServer().db.$count(outboxMessagesTable, eq(outboxMessagesTable.kind, 'orderDelayed'))).toBe(200)

  expect(await nightIn(aServer(), '2026-12-10T20:00:00Z')).toBe(true)
  expect(await aServer().db.$count(arrivalChangesTable)).toBe(10_000)
})

test('the next machine catches up with a day that no machine did', async () => {
  await nightIn(aServer(), '2026-12-24T13:00:00Z')
  expect(await countOf('2027-01-01')).toBe(10_000)
  const [first] = await aServer().db.select().from(arrivalChangesTable).where(sql`to_date = '2027-01-01'`).limit(1)
  expect(first).toMatchObject({ fromDate: '2026-12-18', cause: 'cutOffMissed', reason: 'cutOffMissed' })
})
