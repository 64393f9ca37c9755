// What a browser and a stranger are told by any answer, whatever it was asked.
import { once } from 'node:events'
import { request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { describe, expect, onTestFinished, test } from 'vitest'
import { standStill } from '../../testing/moved-clock.ts'
import { startTestServer } from '../../testing/server.ts'
import { anonymous, currentServer, signedInAs } from '../../testing/world.ts'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': expect.stringMatching(/^no-store/),
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
}
const NONE = ['set-cookie', 'server', 'x-powered-by']

describe('carries the headers that allow nothing', () => {
  test.each([
    ['a list', '/api/charges', 200],
    ['a stream', '/api/notification/stream', 200],
    ['a missing record', '/api/order/01890000-0000-7000-8000-000000000000', 404],
    ['a path that nothing answers', '/api/nothing', 404],
    ['a parameter that is none', '/api/order/17', 422],
    ['an address that cannot be read', '/api/file/%E0%A4%A', 400],
    ['a parameter without an end', `/api/file/${'a'.repeat(5_000)}`, 400],
  ])('%s', async (_what, path, status) => {
    const answer = await signedInAs('administrator').fetch(path)
    await answer.body?.cancel()

    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(HEADERS)
    for (const name of NONE) expect(answer.headers.get(name)).toBeNull()
  })

  test.each([
    ['nobody signed in', 'GET', '/api/user', 401],
    ['a method that is not allowed', 'DELETE', '/api/auth/signin', 405],
    ['a question for the methods', 'OPTIONS', '/api/auth/signin', 204],
  ])('%s', async (_what, method, path, status) => {
    const answer = await anonymous.fetch(path, { method })

    expect(answer.status).toBe(status)
    expect(Object.fromEntries(answer.headers)).toMatchObject(HEADERS)
  })
})

test('a text says in which letters it is written', async () => {
  const json = 'application/json; charset=utf-8'
  expect((await anonymous.fetch('/api/health/live')).headers.get('content-type')).toBe(json)
  expect((await anonymous.fetch('/api/nothing')).headers.get('content-type')).toBe(json)
  expect((await anonymous.fetch('/api/docs')).headers.get('content-type')).toBe('text/html; charset=utf-8')
})

test('TRACE echoes nothing', async () => {
  const { url } = await currentServer()
  const sent = request(`${url}/api/auth/me`, { method: 'TRACE', headers: { 'x-mine': 'what was sent' } }).end()
  const [answer] = await once(sent, 'response')

  expect([404, 405, 501]).toContain(answer.statusCode)
  expect(await text(answer)).not.toContain('what was sent')
})

test('a request whose length is said in two ways is refused, and what follows it is not read', async () => {
  const { url } = await currentServer()
  const { port } = new URL(url)
  const socket = connect(Number(port), '127.0.0.1')
  socket.write(
    'POST /api/auth/signin HTTP/1.1\r\nHost: x\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n' +
      '0\r\n\r\nGET /api/health/live HTTP/1.1\r\nHost: x\r\n\r\n',
  )

  const said = await text(socket)
  expect(said).toMatch(/^HTTP\/1.1 400 /)
  expect(said.match(/HTTP\/1.1/g)).toHaveLength(1)
})

test.each(['Host: x\r\nHost: y', 'Host: x\r\nhost: x'])('a request that names its host twice is refused: %j', async (hosts) => {
  const { url } = await currentServer()
  const socket = connect(Number(new URL(url).port), '127.0.0.1')
  socket.write(`GET /api/health/live HTTP/1.1\r\n${hosts}\r\nConnection: close\r\n\r\n`)

  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 [\s\S]*"malformedRequest"/)
})

// The clock stands still: no window in which tries are counted ends between two of them.
describe('tries', () => {
  standStill()

  test('who calls is not whom they say to be: without a proxy that is trusted, tries from “many networks” are of one', async () => {
    const server = await startTestServer({ trustedProxies: [] })
    onTestFinished(server.stop)
    const attempt = (n: number) =>
      fetch(`${server.url}/api/auth/reset-password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': `198.51.100.${n}`, 'x-real-ip': `198.51.100.${n}` },
        body: JSON.stringify({ email: `nobody-${n}@puente.test` }),
      })

    for (let n = 1; n <= 20; n += 1) expect((await attempt(n)).status).toBe(200)
    expect((await attempt(21)).status).toBe(429)
  })
})
