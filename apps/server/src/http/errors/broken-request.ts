// What comes on a connection and does not become a request: it is refused as everything is.
import type { Duplex } from 'node:stream'
import type { Problem } from '@app/domain'
import type { ConnectionError, FastifyInstance, FastifyRequest } from 'fastify'
import { MalformedRequest } from '../json.ts'
import { STATUS_CODES } from '../node-http.ts'
import { refusalOf } from './error-handler.ts'

const PROBLEMS_OF_PARSER: Readonly<Record<string, Problem>> = {
  HPE_HEADER_OVERFLOW: 'headersTooLarge',
  ERR_HTTP_REQUEST_TIMEOUT: 'requestTimedOut',
}

/** The parser's errors, and connections that send too slowly. */
export function answerBrokenRequest({ code }: ConnectionError, socket: Duplex): void {
  if (code === 'ECONNRESET' || !socket.writable) socket.destroy()
  else refuse(socket, PROBLEMS_OF_PARSER[code] ?? 'malformedRequest')
}

/** What Node answers by itself, or not at all. */
export function refuseBrokenRequests(app: FastifyInstance): void {
  app.server.on('connect', (_request, socket) => refuse(socket, 'malformedRequest'))
  // The standard lets a server pass over what it does not know (RFC 9110, section 10.1.1).
  app.server.on('checkExpectation', (request, response) => app.server.emit('request', request, response))
  app.addHook('onRequest', requireOneHost)
}

/** A request in HTTP 1.1 names its host, and once (RFC 9112, section 3.2). Node keeps the first of two. */
async function requireOneHost({ raw: { httpVersion, rawHeaders } }: FastifyRequest): Promise<void> {
  const hosts = rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1')) throw new MalformedRequest()
}

function refuse(socket: Duplex, problem: Problem): void {
  const refusal = refusalOf(problem)
  const body = JSON.stringify(refusal)
  const head = [
    `HTTP/1.1 ${refusal.statusCode} ${STATUS_CODES[refusal.statusCode]}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}
