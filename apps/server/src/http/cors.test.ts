import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../running-server.ts'
import { startTestServer } from '../testing/server.ts'

const WEB = 'https://app.puente.test'

let open: RunningServer
let closed: RunningServer
beforeAll(async () => {
  open = await startTestServer({ allowedOrigins: [WEB, 'http://localhost:5173'] })
  closed = await startTestServer()
})
afterAll(() => Promise.all([open.stop(), closed.stop()]))

const ask = (server: RunningServer, path: string, init: RequestInit = {}) => fetch(`${server.url}${path}`, init)
const preflight = (server: RunningServer, origin: string, path = '/api/manifest/7') =>
  ask(server, path, {
    method: 'OPTIONS',
    headers: { origin, 'access-control-request-method': 'PUT', 'access-control-request-headers': 'authorization,if-match' },
  })
const corsOf = ({ headers }: Response) => Object.fromEntries([...headers].filter(([name]) => name.startsWith('access-control-')))

describe('the question that a browser asks first', () => {
  test.each([WEB, 'http://localhost:5173'])('is answered with everything that a page of %s may send', async (origin) => {
    const answer = await preflight(open, origin)

    expect(answer.status).toBe(204)
    expect(corsOf(answer)).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-headers':
        'authorization, client-type, accept-language, content-type, idempotency-key, if-match, last-event-id, traceparent',
      'access-control-max-age': '600',
    })
    expect(answer.headers.get('vary')).toContain('Origin')
    expect(answer.headers.get('access-control-allow-credentials')).toBeNull()
  })

  test.each(['https://evil.test', 'null', `${WEB}.evil.test`, 'http://app.puente.test', 'https://APP.puente.test', `${WEB}:444`])(
    'is answered with nothing for %s',
    async (origin) => {
      expect(corsOf(await preflight(open, origin))).toEqual({})
    },
  )
})

describe('an answer', () => {
  const me = (server: RunningServer, origin?: string) =>
    ask(server, '/api/auth/me', origin === undefined ? {} : { headers: { origin } })

  test('may be read by a page of an allowed origin, a refusal too, with the headers that it needs', async () => {
    const answer = await me(open, WEB)

    expect(answer.status).toBe(401)
    expect(corsOf(answer)).toEqual({
      'access-control-allow-origin': WEB,
      'access-control-expose-headers':
        'content-disposition, etag, x-request-id, retry-after, idempotency-replayed, ratelimit, ratelimit-policy',
    })
  })

  test.each([
    ['a path that nothing answers', '/api/nothing', 404],
    ['a method that is not allowed', '/api/auth/signin', 405],
  ])('also where there is %s', async (_what, path, status) => {
    const answer = await ask(open, path, { headers: { origin: WEB } })

    expect(answer.status).toBe(status)
    expect(answer.headers.get('access-control-allow-origin')).toBe(WEB)
  })

  test('is given to any other, but may not be read there; a cache keeps them apart', async () => {
    for (const origin of ['https://evil.test', undefined]) {
      const answer = await me(open, origin)
      expect(corsOf(answer)).toEqual({})
      expect(answer.headers.get('vary')).toContain('Origin')
    }
  })
})

test('OPTIONS that is no question of a browser answers the methods of the path', async () => {
  for (const headers of [{ origin: WEB }, { origin: 'https://evil.test' }, {}] as Record<string, string>[]) {
    const answer = await ask(open, '/api/auth/me', { method: 'OPTIONS', headers })
    expect([answer.status, answer.headers.get('allow')]).toEqual([204, 'GET, HEAD, OPTIONS'])
  }
})

test('no origin is allowed until somebody names one', async () => {
  expect(corsOf(await preflight(closed, WEB))).toEqual({})
  expect(corsOf(await ask(closed, '/api/auth/me', { headers: { origin: WEB } }))).toEqual({})
})
