import { get, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, test } from 'vitest'
import { given, newTracking } from '../../testing/given/given-orders.ts'
import { currentServer, headersOf, type Person } from '../../testing/world.ts'

/** As the network carries it: `fetch` would have unpacked it. */
async function received(path: string, encodings: string | null, more: Record<string, string> = {}) {
  const { url } = await currentServer()
  const headers = { ...(await headersOf(client)), ...(encodings && { 'accept-encoding': encodings }), ...more }
  return new Promise<{ status: number | undefined; headers: IncomingHttpHeaders; bytes: Buffer }>((resolve, reject) => {
    const request = get(`${url}${path}`, { headers }, async (response) =>
      resolve({ status: response.statusCode, headers: response.headers, bytes: await buffer(response) }),
    )
    request.on('error', reject)
  })
}
const asRecords = (bytes: Buffer) => JSON.parse(bytes.toString()) as { data: { id: string }[] }

let client: Person
let orderId: string
beforeAll(async () => {
  client = await given.client()
  const orders = await Promise.all(Array.from({ length: 12 }, () => given.order({ client, tracking: newTracking() })))
  orderId = orders[0]?.id ?? ''
})

const LIST = '/api/order/client?limit=100'

describe('an answer to whoever takes it compressed', () => {
  test.each([
    ['br', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ] as const)('%s: a list is less than a half, and the same', async (asked, encoding, unpack) => {
    const plain = await received(LIST, null)
    const packed = await received(LIST, asked)

    expect(plain.headers['content-encoding']).toBeUndefined()
    expect(asRecords(plain.bytes).data).toHaveLength(12)
    expect(packed).toMatchObject({ status: 200, headers: { 'content-encoding': encoding } })
    expect(packed.headers.vary?.toLowerCase()).toContain('accept-encoding')
    expect(packed.bytes.length).toBeLessThan(plain.bytes.length / 2)
    expect(asRecords(unpack(packed.bytes))).toEqual(asRecords(plain.bytes))
  })

  test('a file of values is compressed, and read back as it is', async () => {
    const path = '/api/order/client/export?format=csv'
    const packed = await received(path, 'br')

    expect(packed.headers['content-encoding']).toBe('br')
    expect(packed.headers['content-disposition']).toMatch(/\.csv/)
    expect(brotliDecompressSync(packed.bytes)).toEqual((await received(path, null)).bytes)
  })

  test.each(['identity', 'br;q=0, gzip;q=0', 'lzma'])('%s: it comes as it is', async (asked) => {
    const { headers, bytes } = await received(LIST, asked)

    expect(headers['content-encoding']).toBeUndefined()
    expect(asRecords(bytes).data).toHaveLength(12)
  })

  test('what fits into one packet comes as it is, with its length', async () => {
    const { headers, bytes } = await received('/api/notification/unread', 'br')

    expect(headers['content-encoding']).toBeUndefined()
    expect(headers['content-length']).toBe(String(bytes.length))
    expect(bytes.length).toBeLessThan(1_400)
  })

  test('what is compressed by itself, and what has to arrive at once, come as they are', async () => {
    const workbook = await received('/api/order/client/export?format=xlsx', 'br, gzip')
    expect(workbook.headers['content-encoding']).toBeUndefined()
    expect(workbook.bytes.subarray(0, 2).toString()).toBe('PK')

    const { url } = await currentServer()
    const stop = new AbortController()
    const headers = { ...(await headersOf(client)), 'accept-encoding': 'br, gzip' }
    const stream = await fetch(`${url}/api/notification/stream`, { headers, signal: stop.signal })
    expect(stream.headers.get('content-encoding')).toBeNull()
    stop.abort()
  })

  test('a record keeps the version that a change names', async () => {
    const plain = await received(`/api/order/${orderId}`, null)
    const packed = await received(`/api/order/${orderId}`, 'br')

    expect(packed.headers.etag).toBe(plain.headers.etag)
    expect(packed.headers.etag).toMatch(/^"\d+"$/)
  })
})

test('what is sent to us compressed is refused, not unpacked', async () => {
  const { url } = await currentServer()
  const headers = { ...(await headersOf(client)), 'content-type': 'application/json', 'content-encoding': 'gzip' }
  const answer = await fetch(`${url}/api/auth/signin`, { method: 'POST', headers, body: gzipSync('{"email":"a@puente.test"}') })

  expect(answer.status).toBe(400)
  expect(await answer.json()).toMatchObject({ code: 'malformedRequest' })
})
