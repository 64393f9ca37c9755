// Requests as bytes: what no HTTP client would send.
import { connect } from 'node:net'

export type RawAnswer = {
  /** 0 when the connection ended without an answer. */
  status: number
  headers: Record<string, string>
  body: string
}

const PATIENCE_IN_MILLISECONDS = 60_000
const NOTHING: RawAnswer = { status: 0, headers: {}, body: '' }

/** Sends these bytes on a connection of their own and reads the first answer; the server may hang up in the middle. */
export function sendBytes(url: string, bytes: Buffer): Promise<RawAnswer> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect({ host: hostname, port: Number(port) })
    const finish = () => {
      socket.destroy()
      resolve(readAnswer(Buffer.concat(chunks)))
    }
    socket.setTimeout(PATIENCE_IN_MILLISECONDS, finish)
    socket.on('error', finish)
    socket.on('end', finish)
    socket.on('close', finish)
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      if (isComplete(Buffer.concat(chunks))) finish()
    })
    socket.write(bytes)
  })
}

const END_OF_HEAD = '\r\n\r\n'

const CONTINUE = /^HTTP\/1\.1 100 Continue\r\n\r\n/

function readAnswer(all: Buffer): RawAnswer {
  const received = withoutContinue(all)
  const end = received.indexOf(END_OF_HEAD)
  if (end < 0) return NOTHING
  const [statusLine = '', ...lines] = received.subarray(0, end).toString('latin1').split('\r\n')
  const headers = Object.fromEntries(lines.map((line) => [line.split(':')[0]?.toLowerCase(), line.replace(/^[^:]*:\s*/, '')]))
  return { status: Number(statusLine.split(' ')[1]), headers, body: received.subarray(end + END_OF_HEAD.length).toString('utf8') }
}

/** What comes in chunks ends with the connection; a stream of events never does. */
function isComplete(all: Buffer): boolean {
  const received = withoutContinue(all)
  const end = received.indexOf(END_OF_HEAD)
  if (end < 0) return false
  const head = received.subarray(0, end).toString('latin1')
  if (/text\/event-stream/.test(head)) return true
  const length = /\r\ncontent-length: *(\d+)/i.exec(head)?.[1]
  return length !== undefined && received.byteLength >= end + END_OF_HEAD.length + Number(length)
}

/** A first answer that only says that the rest may come. */
const withoutContinue = (received: Buffer): Buffer =>
  received.subarray(CONTINUE.exec(received.subarray(0, 30).toString('latin1'))?.[0].length ?? 0)

export type Request = { method: string; path: string; headers?: Record<string, string>; body?: string | Buffer }

/** A request whose head and body are what they say, with `connection: close`; a header of the same name replaces ours. */
export function bytesOf({ method, path, headers = {}, body = '' }: Request): Buffer {
  const content = Buffer.isBuffer(body) ? body : Buffer.from(body)
  const length = content.byteLength > 0 || method !== 'GET' ? { 'content-length': String(content.byteLength) } : {}
  const all = { host: 'puente.test', connection: 'close', ...length, ...headers }
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.concat([Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n`, 'latin1'), content])
}
