import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import type { Config } from '../config.ts'
import { newPerson } from '../testing/people.ts'
import { startTestServer } from '../testing/server.ts'

type Value = { stringValue?: string; intValue?: number }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: Value }[]
}
type Sent = { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }

/** The exporter tells the last when its server stops. */
const PATIENCE = { timeout: 60_000 }
const SERVER = 2
const CLIENT = 3

/** A collector on the loopback: what it was sent, and at which paths. */
async function startCollector() {
  const spans: Span[] = []
  const paths: string[] = []
  const server = createServer(async (request, response) => {
    paths.push(request.url ?? '')
    const { resourceSpans } = (await json(request)) as Sent
    spans.push(...resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)))
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  return { spans, paths, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

async function startTraced(changes: Partial<Config>) {
  const server = await startTestServer(changes)
  const { network, ...account } = newPerson()
  const post = (path: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${server.url}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': network, ...headers },
      body: JSON.stringify(body),
    })
  await post('/auth/signup', account)
  const signedIn = await post('/auth/signin', { email: account.email, password: account.password })
  const { accessToken } = (await signedIn.json()) as { accessToken: string }
  return { ...server, account, post, headers: { authorization: `Bearer ${accessToken}` } }
}

const traceOf = (n: number) => n.toString(16).padStart(32, 'a')
const PARENT = '00f067aa0ba902b7'
const within = (traceId: string) => ({ traceparent: `00-${traceId}-${PARENT}-01` })
const textsOf = ({ attributes }: Span) => attributes.flatMap(({ value }) => value.stringValue ?? [])

test('a call stands in the trace of whoever made it, and its SQL in the call; no value is told', PATIENCE, async () => {
  const collector = await startCollector()
  const { url, headers, account, stop } = await startTraced({ collectorUrl: collector.url })
  const traceId = traceOf(1)
  await fetch(`${url}/api/quota/${account.identification}`, { headers: { ...headers, ...within(traceId) } })
  await stop()

  expect(new Set(collector.paths)).toEqual(new Set(['/v1/traces']))
  const spans = collector.spans.filter((span) => span.traceId === traceId)
  const [call, ...others] = spans.filter(({ kind }) => kind === SERVER)
  expect(others).toEqual([])
  expect(call).toMatchObject({ name: 'GET /api/quota/:identification', parentSpanId: PARENT })
  expect(call?.attributes).toContainEqual({ key: 'http.response.status_code', value: { intValue: 200 } })
  const statements = spans.filter(({ kind }) => kind === CLIENT)
  expect(statements.length).toBeGreaterThan(1)
  for (const { parentSpanId } of statements) expect(parentSpanId).toBe(call?.spanId)
  expect(statements.flatMap(textsOf)).toContainEqual(expect.stringMatching(/^select .* from "sessions" .*\$1/s))
  const told = JSON.stringify(collector.spans)
  for (const secret of [account.identification, account.email, account.password, headers.authorization.slice(7)])
    expect(told).not.toContain(secret)
})

test('calls at once, more than there are connections, and calls with a body keep their SQL apart', PATIENCE, async () => {
  const collector = await startCollector()
  const { url, headers, post, stop } = await startTraced({ collectorUrl: collector.url })
  const numbers = Array.from({ length: 40 }, (_, n) => n + 1)
  await Promise.all(numbers.map((n) => fetch(`${url}/api/auth/me`, { headers: { ...headers, ...within(traceOf(n)) } })))
  await Promise.all(
    numbers.map((n) => post('/auth/signin', { email: `${n}@puente.test`, password: 'guess' }, within(traceOf(100 + n)))),
  )
  await stop()

  const statementsOf = (n: number) => collector.spans.filter(({ traceId, kind }) => traceId === traceOf(n) && kind === CLIENT)
  const counts = (numbers: number[]) => new Set(numbers.map((n) => statementsOf(n).length))
  expect(counts(numbers).size).toBe(1)
  expect(counts(numbers.map((n) => 100 + n)).size).toBe(1)
  expect([...counts(numbers), ...counts(numbers.map((n) => 100 + n))].every((count) => count > 0)).toBe(true)
})

test('what is no trace begins one of the server’s own; without an address nobody is told anything', PATIENCE, async () => {
  const collector = await startCollector()
  const followed = await startTraced({ collectorUrl: collector.url })
  await fetch(`${followed.url}/api/charges`, { headers: { traceparent: `00-${'0'.repeat(32)}-${PARENT}-01` } })
  await followed.stop()
  const calls = collector.spans.filter(({ name }) => name === 'GET /api/charges')
  expect(calls).toHaveLength(1)
  expect(calls[0]?.traceId).toMatch(/^(?!0{32})[\da-f]{32}$/)
  expect(calls[0]?.parentSpanId ?? '').toBe('')

  const told = collector.paths.length
  const quiet = await startTraced({})
  await fetch(`${quiet.url}/api/charges`, { headers: within(traceOf(7)) })
  await quiet.stop()
  expect(collector.paths).toHaveLength(told)
})

test('a collector that is away holds nobody up', PATIENCE, async () => {
  const { url, headers, stop } = await startTraced({ collectorUrl: 'http://127.0.0.1:1' })

  expect((await fetch(`${url}/api/auth/me`, { headers })).status).toBe(200)
  await Promise.race([stop(), pause(15_000).then(() => Promise.reject(new Error('it did not stop')))])
})
