// What stays of the links by which a client shared where packages are, and what reading one costs.
import { personalData, session, trackingLinks } from '@app/contract'
import { sql } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { afterAll, expect, test } from 'vitest'
import { atTime } from '../../../clock.ts'
import { doNight } from '../../../jobs/daily.ts'
import { end } from '../../../testing/given/given-ended.ts'
import { given } from '../../../testing/given/given-orders.ts'
import { startRecorder } from '../../../testing/recorded-statements.ts'
import { currentServer, type Person, signedInAs } from '../../../testing/world.ts'

// Before the server opens its first connection.
const recorder = startRecorder()
afterAll(() => recorder.stop())

const DAY = 86_400_000
const silent = { warn: (what: object) => expect.fail(JSON.stringify(what)) } as never

async function share(client: Person, id: string): Promise<string> {
  const { link } = await signedInAs(client).call(trackingLinks.shareTracking, { params: { id } })
  return link?.split('/').at(-1) ?? ''
}

async function linksOf(client: Person): Promise<number> {
  const { db } = await currentServer()
  const { rows } = await db.execute<{ count: number }>(
    sql`select count(*)::int as count from tracking_links where client_id = ${client.id}`,
  )
  return rows[0]?.count ?? 0
}

test('is read in three statements', async () => {
  const client = await given.client()
  const { id } = await given.order({ client, status: 'inWarehouseMIA' })
  const code = await share(client, id)
  const { app } = await currentServer()
  const ask = async () => expect((await app.inject({ url: `/api/tracking/${code}` })).statusCode).toBe(200)
  await ask()
  const sent = (await recorder.record(ask)).flat()
  expect(sent.map(({ text }) => text.slice(0, 40))).toHaveLength(3)
})

test('everything about a client says that a link is there, without its code', async () => {
  const client = await given.client()
  const { id } = await given.order({ client })
  const code = await share(client, id)
  const { content } = await signedInAs(client).call(session.exportMyData)
  const entries = unzipSync(content)
  const rows: unknown = JSON.parse(strFromU8(entries['trackingLinks.json'] ?? new Uint8Array()))
  expect(rows).toMatchObject([{ orderId: id }])
  expect(
    Object.values(entries)
      .map((entry) => strFromU8(entry))
      .join('\n'),
  ).not.toContain(code)
})

test('an account that is closed leaves none', async () => {
  const client = await given.client()
  const { id } = await given.order({ client, status: 'inWarehouseMIA' })
  await share(client, id)
  await end(id, 'returned')
  await signedInAs(client).call(personalData.closeOwnAccount)
  expect(await linksOf(client)).toBe(0)
})

test('is removed a year after its package ended, with what else is kept of it', async () => {
  const client = await given.client()
  const { id } = await given.order({ client, status: 'inWarehouseMIA' })
  await share(client, id)
  await end(id, 'lost')
  const { db } = await currentServer()
  const night = (days: number) => atTime(new Date(Date.now() + days * DAY), () => doNight({ db, log: silent }))
  await night(360)
  expect(await linksOf(client)).toBe(1)
  await night(367)
  expect(await linksOf(client)).toBe(0)
})
