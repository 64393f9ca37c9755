// What the screens of a large company ask for is answered: every list, for everybody who may read it, the desktop and the reports.
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { endpoints } from '../../features/api-description/published-contract.ts'
import * as sessions from '../../features/credentials/sessions.repository.ts'
import { DEMO_END } from '../../testing/given/demo-past.ts'
import { addLargeTrade } from '../../testing/many/large-past.ts'
import { currentServer, given, headersOf } from '../../testing/world.ts'

const READERS = ['client', 'associate', 'administrator'] as const
type Reader = (typeof READERS)[number]

const headers = new Map<Reader, Record<string, string>>()
const ids = { client: '', associate: '', manifest: '', order: '' }

beforeAll(async () => {
  const { db } = await currentServer()
  await addLargeTrade(db)
  headers.set('administrator', await headersOf(await given.administrator()))
  const idOf = async (query: ReturnType<typeof sql>) => String((await db.execute<{ id: string }>(query)).rows[0]?.id)
  ids.associate = await idOf(
    sql`select associate_id as id from orders where associate_id is not null group by 1 order by count(*) desc limit 1`,
  )
  ids.client = await idOf(
    sql`select client_id as id from orders where associate_id = ${ids.associate} group by 1 order by count(*) desc limit 1`,
  )
  ids.manifest = await idOf(sql`select id from manifests where status = 'active' order by code limit 1`)
  ids.order = await idOf(sql`select id from orders where status = 'receivedAndDelivered' order by code limit 1`)
  for (const role of ['client', 'associate'] as const) {
    const token = await sessions.open(db, ids[role], role, { ip: '127.0.0.1', userAgent: 'test' })
    headers.set(role, { authorization: `Bearer ${token}` })
  }
})

async function ask(reader: Reader, path: string): Promise<Record<string, unknown>> {
  const { url } = await currentServer()
  const response = await fetch(`${url}/api${path}`, { headers: headers.get(reader) ?? {} })
  const body = (await response.json()) as Record<string, unknown>
  expect({ reader, path, status: response.status, body }).toMatchObject({ reader, path, status: 200 })
  return body
}

const LISTS = endpoints()
  .filter(({ endpoint: { path } }) => path.endsWith('/selection'))
  .flatMap(({ endpoint: { path, roles } }) => {
    const readers = READERS.filter((reader) => roles !== 'anyone' && roles.includes(reader))
    return readers.map((reader): [Reader, string] => [reader, path.replace('/selection', '')])
  })

test('there are lists to ask for', () => {
  expect(LISTS.length).toBeGreaterThan(30)
})

test.each(LISTS)('%s reads the first page of %s', async (reader, list) => {
  const owners = { associate: ids.associate, manifest: ids.manifest }
  const [, owner = ''] = list.split('/')
  const path = list.replace('{id}', owner in owners ? owners[owner as keyof typeof owners] : ids.client)
  await ask(reader, `${path}?limit=100`)
})

describe('the desktop', () => {
  test('of an administrator counts what waits', async () => {
    expect(Object.keys(await ask('administrator', '/dashboard')).length).toBeGreaterThan(3)
  })

  test('of a client is their home', async () => {
    await ask('client', '/client/home')
  })
})

const MONTH = `from=2026-10-01&to=2026-10-31`
const YEAR = `from=2025-11-21&to=${DEMO_END}`

describe.each([
  ['a month', MONTH],
  ['a year', YEAR],
])('a report of %s', (_what, period) => {
  test.each(['billing', 'margin', 'stages', 'promise', 'money'])('%s is answered', async (report) => {
    await ask('administrator', `/report/${report}?${period}`)
  })

  test('margin counts the packages that were billed, with what they cost', async () => {
    const { total } = (await ask('administrator', `/report/margin?${period}`)) as { total: { now: Record<string, number> } }
    expect(total.now.packages).toBeGreaterThan(50)
    expect(total.now.costsInCents).toBeGreaterThan(0)
  })
})

test('customs and quotas are answered', async () => {
  await ask('administrator', `/report/customs?${MONTH}`)
  await ask('administrator', '/report/quota?year=2026')
})

test('an open manifest shows its bundles, and a package its whole way', async () => {
  const manifest = await ask('administrator', `/manifest/${ids.manifest}`)
  expect(manifest.code).toMatch(/^MAN-\d{6}$/)
  const { timeline } = (await ask('administrator', `/order/${ids.order}`)) as { timeline: { action: string }[] }
  const actions = timeline.map(({ action }) => action).filter((action) => action !== 'setValue' && action !== 'settleEarning')
  expect(actions).toEqual([
    ...['create', 'confirmWarehouse', 'bundle', 'ship', 'confirmArrival', 'confirmWeight'],
    ...['requestPayment', 'confirmPayment', 'deliver'],
  ])
})
