import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { bytesOf } from '../../hostile/raw-http.ts'
import { currentServer } from '../../testing/world.ts'

const BODY = Buffer.alloc(24_000_000, 'a')

/** As most programs call: all is sent, then the answer is read; where sending fails, there is none. */
async function statusOf(bytes: Buffer): Promise<number | string> {
  const { hostname, port } = new URL((await currentServer()).url)
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port) }).pause()
    socket.on('error', ({ message }) => resolve(message))
    socket.on('data', (chunk) => resolve(Number(String(chunk).split(' ')[1])))
    socket.write(bytes, () => socket.resume())
  })
}

test.each([
  ['without a session', 'DELETE', '/api/bundle/x', 'application/json', 401],
  ['to nowhere', 'POST', '/api/nothing', 'application/json', 404],
  ['of files, without a session', 'POST', '/api/order/create', 'multipart/form-data; boundary=x', 401],
] as const)('a large body %s is answered, never cut off', async (_what, method, path, type, status) => {
  const bytes = bytesOf({ method, path, headers: { 'content-type': type }, body: BODY })

  for (let tries = 0; tries < 20; tries += 1) expect(await statusOf(bytes)).toBe(status)
})

test('what is answered on a connection that stays waits for nothing', async () => {
  const bytes = bytesOf({ method: 'DELETE', path: '/api/bundle/x', headers: { connection: 'keep-alive' }, body: BODY })

  expect(await statusOf(bytes)).toBe(401)
})
