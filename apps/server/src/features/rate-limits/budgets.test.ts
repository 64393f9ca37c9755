// What one person may use of the server, and how an answer says it. The numbers are those that an installation starts with.
import { conversations, orders, parameters, quotations } from '@app/contract'
import type { ParameterKey } from '@app/domain'
import { and, eq, like, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, inject, onTestFinished, test } from 'vitest'
import { callerWith } from '../../testing/caller.ts'
import { MINUTE, MONDAY, move, SECOND, standStillAt } from '../../testing/moved-clock.ts'
import { wanted } from '../../testing/package-requests.ts'
import { startTestServer } from '../../testing/server.ts'
import { currentServer, given, headersOf, type Person, signedInAs } from '../../testing/world.ts'
import { rateLimitsTable } from './rate-limits.table.ts'

// 10:00:00 in Quito.
standStillAt(MONDAY)

const HOUR = 60 * MINUTE
const FIRST: Partial<Record<ParameterKey, number>> = {
  ...{ clientCallsPerMinute: 300, clientUploadsPerDay: 500, clientExportsPerHour: 30 },
  ...{ clientQuotationsPerDay: 50, clientMessagesPerHour: 30 },
  ...{ staffCallsPerMinute: 1_500, staffUploadsPerDay: 5_000, staffExportsPerHour: 200 },
}

/** What the parameters say counts within five seconds. */
async function allow(values: typeof FIRST): Promise<void> {
  const changes = Object.entries(values).map(([key, value]) => ({ key: key as ParameterKey, value }))
  await signedInAs(await given.administrator()).call(parameters.updateParameters, { body: { parameters: changes, reason: '' } })
  await exchange()
  move(MINUTE)
}
const onTheHour = () => move(HOUR - (Date.now() % HOUR))
const exchange = async () => {
  const { app, db } = await currentServer()
  await app.budgets.exchange(db)
}
beforeEach(async () => {
  await allow(FIRST)
  onTheHour()
})

const count = (person: Person) => signedInAs(person).fetch('/api/auth/me')
const callTimes = async (times: number, call: () => Promise<Response>): Promise<number[]> => {
  const statuses: number[] = []
  for (let calls = 0; calls < times; calls += 1) statuses.push((await call()).status)
  return statuses
}
const budgetsOf = ({ headers }: Response) => [headers.get('ratelimit-policy'), headers.get('ratelimit')]
const refusalOf = async (response: Response) => ({
  status: response.status,
  retryAfter: response.headers.get('retry-after'),
  ...((await response.json()) as { code: string; details: object }),
})

describe('calls', () => {
  test('of a client are 300 a minute; the next says what was used up and when it goes on, and nobody else waits', async () => {
    const [client, other] = [await given.client(), await given.client()]
    await headersOf(client)
    await headersOf(other)
    move(18 * SECOND)
    expect(budgetsOf(await count(client))).toEqual(['"callsPerMinute";q=300;w=60', '"callsPerMinute";r=299;t=42'])
    expect(new Set(await callTimes(299, () => count(client)))).toEqual(new Set([200]))

    const refused = await count(client)
    expect(budgetsOf(refused)).toEqual(['"callsPerMinute";q=300;w=60', '"callsPerMinute";r=0;t=42'])
    expect(await refusalOf(refused)).toMatchObject({
      ...{ status: 429, retryAfter: '42', code: 'tooManyRequests' },
      details: { because: ['callsPerMinute'], next: [], limit: 300, retryAfterInSeconds: 42 },
    })
    expect((await count(other)).status).toBe(200)
    const forAnyone = await signedInAs(client).fetch('/api/health/live')
    expect([forAnyone.status, ...budgetsOf(forAnyone)]).toEqual([200, null, null])
    move(42 * SECOND)
    expect((await count(client)).status).toBe(200)
  })

  test('of staff are 1,500 a minute, or what the company allows', async () => {
    const administrator = await given.administrator()
    expect(budgetsOf(await count(administrator))).toEqual(['"callsPerMinute";q=1500;w=60', '"callsPerMinute";r=1499;t=60'])
    await allow({ staffCallsPerMinute: 60 })

    expect(await callTimes(61, () => count(administrator))).toEqual([...Array(60).fill(200), 429])
  })

  test('that are refused count too; what nobody is signed in for has no budget', async () => {
    const client = await given.client()
    const forbidden = await signedInAs(client).fetch('/api/user')
    expect([forbidden.status, ...budgetsOf(forbidden)]).toEqual([
      ...[403, '"callsPerMinute";q=300;w=60'],
      '"callsPerMinute";r=299;t=60',
    ])
    const { url } = await currentServer()
    expect(budgetsOf(await fetch(`${url}/api/auth/me`))).toEqual([null, null])
  })

  test('of one person at two servers are counted together once both have told', async () => {
    await allow({ clientCallsPerMinute: 60 })
    const client = await given.client()
    const { db, app, url } = await currentServer()
    const { rows } = await db.execute<{ name: string }>(sql`select current_database() as name`)
    const other = await startTestServer({ databaseUrl: addressOf(rows[0]?.name) })
    onTestFinished(other.stop)
    const there = callerWith(() => headersOf(client), { server: other })
    const countThere = () => there.fetch('/api/auth/me')
    expect(url).not.toBe(other.url)

    expect(new Set(await callTimes(40, () => count(client)))).toEqual(new Set([200]))
    await callTimes(30, countThere)
    await app.budgets.exchange(db)
    await other.app.budgets.exchange(db)

    expect((await countThere()).status).toBe(429)
    // The first has told before the second: it learns with its next call.
    await count(client)
    await app.budgets.exchange(db)
    expect((await count(client)).status).toBe(429)
  })

  test('are no statement each: a person has one row, written when the servers tell', async () => {
    const client = await given.client()
    const ofCalls = async () => {
      const { db } = await currentServer()
      const begun = eq(rateLimitsTable.windowStart, new Date(Math.floor(Date.now() / MINUTE) * MINUTE))
      return db
        .select({ count: rateLimitsTable.count })
        .from(rateLimitsTable)
        .where(and(like(rateLimitsTable.key, 'callsPerMinute:%'), begun))
    }
    await headersOf(client)
    await callTimes(7, () => count(client))
    expect(await ofCalls()).toEqual([])

    await exchange()
    expect(await ofCalls()).toEqual([{ count: 7 }])
    await callTimes(3, () => count(client))
    await exchange()
    expect(await ofCalls()).toEqual([{ count: 10 }])
  })
})

test('a client takes 30 lists an hour as files; lists themselves are read on', async () => {
  const client = signedInAs(await given.client())
  const take = () => client.fetch('/api/quotation/export?format=csv')
  expect(budgetsOf(await take())).toEqual([
    '"callsPerMinute";q=300;w=60, "exportsPerHour";q=30;w=3600',
    '"callsPerMinute";r=299;t=60, "exportsPerHour";r=29;t=3600',
  ])
  expect(new Set(await callTimes(29, take))).toEqual(new Set([200]))

  expect(await refusalOf(await take())).toMatchObject({
    status: 429,
    details: { because: ['exportsPerHour'], next: [], limit: 30 },
  })
  expect((await client.fetch('/api/quotation')).status).toBe(200)
  move(HOUR)
  expect((await take()).status).toBe(200)
})

test('a client quotes 50 times a day of Quito, staff as often as they like', async () => {
  const client = await given.client()
  const body = { service: 'COU', weightInGrams: 1_000, productValueInCents: 5_000 } as const
  const quote = (who: Person) => signedInAs(who).send(quotations.requestQuotation, { body })
  expect(new Set(await callTimes(50, () => quote(client)))).toEqual(new Set([200]))

  const { details, ...refused } = await refusalOf(await quote(client))
  expect([refused.status, details]).toMatchObject([429, { because: ['quotationsPerDay'], next: [], limit: 50 }])
  // Until midnight in Quito.
  const hoursLeft = (Date.parse('2031-06-03T05:00:00Z') - Date.now()) / HOUR
  expect(refused.retryAfter).toBe(String(hoursLeft * 3_600))
  expect((await quote(await given.administrator())).headers.get('ratelimit-policy')).toBe('"callsPerMinute";q=1500;w=60')
})

test('a client writes 30 messages an hour, staff as many as they like', async () => {
  const client = await given.client()
  onTheHour()
  const write = () => signedInAs(client).send(conversations.writeToHouse, { body: { text: '¿Dónde está?' } })
  expect(new Set(await callTimes(30, write))).toEqual(new Set([200]))

  const { details, ...refused } = await refusalOf(await write())
  expect([refused.status, details]).toMatchObject([429, { because: ['messagesPerHour'], next: [], limit: 30 }])
  const params = { id: client.id }
  const answered = await signedInAs('administrator').send(conversations.answerClient, { params, body: { text: 'En Miami.' } })
  expect([answered.status, answered.headers.get('ratelimit-policy')]).toEqual([200, '"callsPerMinute";q=1500;w=60'])
  move(HOUR)
  expect((await write()).status).toBe(200)
})

test('a client sends 500 MB a day, or what the company allows; more is refused before it is read', async () => {
  const client = signedInAs(await given.client())
  const pdf = new Blob(['%PDF-1.7\n', Buffer.alloc(600_000, 'x'), '\n%%EOF'])
  const order = () => {
    const form = new FormData()
    form.append('data', JSON.stringify({ category: 'B', packages: [wanted()] }))
    form.append('invoice-0', pdf, 'factura.pdf')
    return client.fetch('/api/order/create', { method: 'POST', body: form })
  }
  const [policy, left] = budgetsOf(await order())
  expect(policy).toBe('"callsPerMinute";q=300;w=60, "uploadsPerDay";q=500000000;qu="content-bytes";w=86400')
  expect(left).toMatch(/, "uploadsPerDay";r=4993\d\d000;t=\d+$/)
  await allow({ clientUploadsPerDay: 1 })

  expect(await refusalOf(await order())).toMatchObject({
    status: 429,
    details: { because: ['uploadsPerDay'], next: [], limit: 1_000 },
  })
  expect((await client.call(orders.listClientOrders, {})).data).toHaveLength(1)
})

function addressOf(name = ''): string {
  const url = new URL(inject('testCluster').workingUrl)
  url.pathname = `/${name}`
  return url.href
}
