// What comes on a connection and is no request.
import { connect } from 'node:net'
import { describe, expect, test } from 'vitest'
import { currentServer } from '../../testing/world.ts'

/** Sends this on a connection of its own, until the server ends it. */
async function send(bytes: string): Promise<{ head: string; body: unknown }> {
  const { hostname, port } = new URL((await currentServer()).url)
  const { promise, resolve } = Promise.withResolvers<string>()
  let received = ''
  const socket = connect({ host: hostname, port: Number(port) }, () => socket.write(bytes))
  socket.setEncoding('utf8').on('data', (text) => (received += text))
  socket.on('error', () => undefined).on('close', () => resolve(received))
  const [head = '', body = ''] = (await promise).split('\r\n\r\n')
  return { head, body: JSON.parse(body) }
}

describe('what the parser cannot read is refused as everything is', () => {
  const MALFORMED = { statusCode: 400, code: 'malformedRequest', message: 'The request cannot be read' }

  test.each([
    ['a method that there is not', 'NADA /api/user HTTP/1.1\r\nhost: a\r\n\r\n'],
    ['another protocol', 'EHLO puente.test\r\n\r\n'],
    ['two lengths', 'POST /api/user HTTP/1.1\r\nhost: a\r\ncontent-length: 3\r\ntransfer-encoding: chunked\r\n\r\n{}'],
    ['a header without a name', 'GET /api/user HTTP/1.1\r\nhost: a\r\n: b\r\n\r\n'],
    ['no host', 'GET /api/user HTTP/1.1\r\nconnection: close\r\n\r\n'],
    ['the wish for a tunnel', 'CONNECT elsewhere.test:443 HTTP/1.1\r\nhost: a\r\n\r\n'],
  ])('%s', async (_what, bytes) => {
    const { head, body } = await send(bytes)

    expect(head).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
    expect(head.toLowerCase()).toContain('content-type: application/json; charset=utf-8')
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff')
    expect(body).toEqual(MALFORMED)
  })

  test('headers of more than 16 kB', async () => {
    const { head, body } = await send(`GET /api/user HTTP/1.1\r\nhost: a\r\nx: ${'h'.repeat(20_000)}\r\n\r\n`)

    expect(head).toMatch(/^HTTP\/1\.1 431 /)
    expect(body).toEqual({ statusCode: 431, code: 'headersTooLarge', message: 'The headers of the request are too large' })
  })
})

test('what a client expects of the server is its own affair', async () => {
  const { head, body } = await send('GET /api/health/live HTTP/1.1\r\nhost: a\r\nexpect: nada\r\nconnection: close\r\n\r\n')

  expect(head).toMatch(/^HTTP\/1\.1 200 /)
  expect(body).toEqual({ ok: true })
})

test('a client of the old protocol need not name its host', async () => {
  expect((await send('GET /api/health/live HTTP/1.0\r\n\r\n')).head).toMatch(/^HTTP\/1\.1 200 /)
})
