// One POST and its limits, against servers on loopback that break them.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { type AddressInfo, createServer as createSocketServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { post } from './post.ts'

type Answer = (request: IncomingMessage, response: ServerResponse, body: string) => void
const ANSWERS: Record<string, Answer> = {
  '/right': (_request, response, body) => response.end(`<answer>${body.length}</answer>`),
  '/headers': ({ headers, method }, response) =>
    response.end(JSON.stringify([method, headers['content-type'], headers.soapaction, headers['content-length']])),
  '/redirect': (_request, response) => response.writeHead(302, { location: '/right' }).end('moved'),
  '/fault': (_request, response) => response.writeHead(500).end('<fault/>'),
  '/status503': (_request, response) => response.writeHead(503).end('x'.repeat(10_000)),
  '/large': (_request, response) => response.end('x'.repeat(2_000_001)),
  '/largest': (_request, response) => response.end('x'.repeat(2_000_000)),
  '/reset': (request) => request.socket.destroy(),
  '/cut': (request, response) => {
    response.writeHead(200, { 'content-length': 1_000 }).write('half')
    setTimeout(() => request.socket.destroy(), 20)
  },
  '/undated': (_request, response) => {
    response.sendDate = false
    response.end('no date')
  },
  '/accents': (_request, response) => response.end('producción ✓'),
}

const server = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  ANSWERS[request.url ?? '']?.(request, response, Buffer.concat(parts).toString())
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const at = (path: string) => new URL(path, `http://127.0.0.1:${(server.address() as AddressInfo).port}`)

describe('a POST to the SRI', () => {
  test('answers with what came and by which clock', async () => {
    const posted = await post(at('/right'), '<question/>')
    expect(posted).toMatchObject({ isAnswer: true, content: '<answer>11</answer>' })
    const { date } = posted as { date: Date }
    expect(Math.abs(date.getTime() - Date.now())).toBeLessThan(10_000)
  })

  test('says what it sends, and how much in bytes', async () => {
    const { content } = await post(at('/headers'), 'ñ')
    expect(JSON.parse(content)).toEqual(['POST', 'text/xml; charset=utf-8', '""', '2'])
  })

  test('reads UTF-8 whole, and an answer without a date', async () => {
    expect(await post(at('/accents'), '')).toMatchObject({ isAnswer: true, content: 'producción ✓' })
    expect(await post(at('/undated'), '')).toEqual({ isAnswer: true, content: 'no date', date: null })
  })

  test.each([
    ['a redirect, which is not followed', '/redirect', 'status302', 'moved'],
    ['an error with what it says', '/fault', 'status500', '<fault/>'],
    ['an error, of which little is kept', '/status503', 'status503', 'x'.repeat(4_000)],
    ['more than 2 MB', '/large', 'tooLarge', ''],
    ['a connection that is cut', '/reset', 'ECONNRESET', ''],
    ['an answer that is cut', '/cut', 'ECONNRESET', ''],
  ])('%s is no answer', async (_what, path, because, content) => {
    expect(await post(at(path), '<question/>')).toEqual({ isAnswer: false, because, content })
  })

  test('takes 2 MB', async () => {
    expect((await post(at('/largest'), '')).content).toHaveLength(2_000_000)
  })

  test('nobody there is no answer', async () => {
    const other = createSocketServer()
    await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as AddressInfo
    await new Promise((resolve) => other.close(resolve))
    expect(await post(new URL(`http://127.0.0.1:${port}/`), '')).toEqual({
      isAnswer: false,
      because: 'ECONNREFUSED',
      content: '',
    })
  })

  test('a server that does not shake hands over TLS is no answer, after five seconds', async () => {
    const mute = createSocketServer()
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve))
    const begunAt = performance.now()
    const posted = await post(new URL(`https://127.0.0.1:${(mute.address() as AddressInfo).port}/`), '')
    expect(posted).toEqual({ isAnswer: false, because: 'notConnected', content: '' })
    expect(Math.round((performance.now() - begunAt) / 1_000)).toBe(5)
    mute.close()
  }, 20_000)
})
