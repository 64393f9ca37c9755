import sharp from 'sharp'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { outboxMessagesTable } from '../features/outbox/outbox.table.ts'
import type { RunningServer } from '../running-server.ts'
import { newPerson } from '../testing/people.ts'
import { startTestServer } from '../testing/server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await startTestServer({ metricsPort: 0 })
})
afterAll(() => server.stop())

const read = async () => {
  const response = await fetch(server.metricsUrl ?? '')
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
/** The value of one line. */
const figureOf = async (series: string): Promise<number> => {
  const line = (await read()).text.split('\n').find((text) => text.startsWith(`${series} `))
  return Number(line?.slice(series.length + 1) ?? Number.NaN)
}
const becomes = (series: string, value: number) =>
  vi.waitFor(async () => expect(await figureOf(series)).toBe(value), { timeout: 10_000, interval: 50 })
const durations = (labels: string) => `http_request_duration_seconds_count{${labels}}`

async function signedIn() {
  const { network, ...account } = newPerson()
  const post = (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': network }
    return fetch(`${server.url}/api${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
  }
  await post('/auth/signup', account)
  const response = await post('/auth/signin', { email: account.email, password: account.password })
  const { accessToken } = (await response.json()) as { accessToken: string }
  return { authorization: `Bearer ${accessToken}` }
}

test('nobody is told metrics where nobody asked for them, and nobody at the address of the product', async () => {
  const quiet = await startTestServer()
  expect(quiet.metricsUrl).toBeNull()
  await quiet.stop()

  expect((await fetch(`${server.url}/api/metrics`)).status).toBe(404)
  const page = await fetch(`${server.url}/metrics`)
  expect(await page.text()).not.toContain('http_request_duration_seconds')
})

test('they are told at an address of their own, as Prometheus reads them, and nothing else is there', async () => {
  const { status, type, text } = await read()

  expect({ status, type }).toEqual({ status: 200, type: 'text/plain; version=0.0.4; charset=utf-8' })
  expect(text).toContain('# TYPE http_request_duration_seconds histogram')
  expect((await fetch(new URL('/api/health/live', server.metricsUrl ?? ''))).status).toBe(404)
  expect((await fetch(server.metricsUrl ?? '', { method: 'POST' })).status).toBe(405)
})

test('calls are counted by the pattern of their path and their status, never by what the path names', async () => {
  const headers = await signedIn()
  await fetch(`${server.url}/api/order/0192f3a0-0000-7000-8000-000000000000`, { headers })
  await fetch(`${server.url}/api/order/0192f3a0-0000-7000-8000-000000000001`, { headers })
  await fetch(`${server.url}/api/quota/1710034065`, { headers })
  await fetch(`${server.url}/api/no-such-thing`, { method: 'PATCH' })

  await becomes(durations('method="GET",route="/api/order/:id",status="404"'), 2)
  await becomes(durations('method="POST",route="/api/auth/signin",status="200"'), 1)
  await becomes(durations('method="PATCH",route="none",status="404"'), 1)
  await becomes('http_requests_running', 0)
  const { text } = await read()
  expect(text).toContain('http_request_duration_seconds_bucket{le="0.005",method="GET",route="/api/order/:id",status="404"}')
  expect(text).not.toContain('1710034065')
  expect(text).not.toContain('0192f3a0')
})

test('streams are counted while they are open, and are no calls', async () => {
  const headers = await signedIn()
  const closing = new AbortController()
  const stream = await fetch(`${server.url}/api/notification/stream`, { headers, signal: closing.signal })
  expect(stream.status).toBe(200)

  await becomes('http_streams_open', 1)
  expect(await figureOf('http_requests_running')).toBe(0)
  closing.abort()
  await becomes('http_streams_open', 0)
  expect((await read()).text).not.toContain('route="/api/notification/stream",status="200"')
})

test('connections, the outbox and jobs are told', async () => {
  const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)
  const waiting = { kind: 'ofAnotherVersion', payload: {} }
  await server.db.insert(outboxMessagesTable).values([
    { ...waiting, availableAt: minutesAgo(10) },
    { ...waiting, availableAt: minutesAgo(-10) },
  ])
  await fetch(`${server.url}/api/auth/reset-password`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@puente.test' }),
  })

  await becomes('job_duration_seconds_count{kind="passwordResetRequested",outcome="done"}', 1)
  await becomes('outbox_messages_waiting', 2)
  const age = await figureOf('outbox_oldest_due_age_seconds')
  expect(age).toBeGreaterThanOrEqual(600)
  expect(age).toBeLessThan(700)
  expect(await figureOf('database_connections{pool="calls",state="idle"}')).toBeGreaterThan(0)
  expect(await figureOf('database_connections{pool="outside",state="used"}')).toBe(0)
  expect(await figureOf('database_connections_waited_for{pool="calls"}')).toBe(0)
})

test('files that are kept are counted', async () => {
  const form = new FormData()
  const items = [{ description: 'Zapatos', quantity: 1, unitPriceInCents: 5_000 }]
  form.set('data', JSON.stringify({ category: 'B', packages: [{ tracking: '1Z999AA10123456784', items }] }))
  const photo = await sharp({ create: { width: 20, height: 20, channels: 3, background: '#4486a1' } })
    .jpeg()
    .toBuffer()
  form.append('photo-0', new Blob([Buffer.from(photo)]), 'a.jpg')

  const created = await fetch(`${server.url}/api/order/create`, { method: 'POST', body: form, headers: await signedIn() })

  expect(created.status).toBe(200)
  await becomes('uploads_total', 1)
  expect(await figureOf('upload_bytes_total')).toBeGreaterThan(100)
})

test('the process tells its memory and how late its event loop is', async () => {
  expect(await figureOf('process_resident_memory_bytes')).toBeGreaterThan(10_000_000)
  expect(await figureOf('nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0)
})
