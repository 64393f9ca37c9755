// Clients that hold a connection and hardly say anything on it, or nothing.
import { connect, type Socket } from 'node:net'

export const MANNERS = [
  'says nothing',
  'sends its head byte by byte',
  'sends its body byte by byte',
  'stays after its answer',
] as const
type Manner = (typeof MANNERS)[number]
export type Held = {
  manner: Manner
  /** What came before the connection ended; without the answer to what was asked in order. */
  answer: string
  /** How long it was held; null when the server never ended it. */
  heldInMilliseconds: number | null
}

const BYTE_EVERY_IN_MILLISECONDS = 1_000

const BEGINNINGS: Readonly<Record<Manner, string>> = {
  'says nothing': '',
  'sends its head byte by byte': 'GET /api/health/live HTTP/1.1\r\nhost: a\r\nx-slow: ',
  'sends its body byte by byte':
    'POST /api/auth/signin HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 1000000\r\n\r\n{"email":"',
  'stays after its answer': 'GET /api/health/live HTTP/1.1\r\nhost: a\r\n\r\n',
}

/** So many connections of each manner, until the server ends them or the patience does. */
export const holdConnections = (url: string, countOfEach: number, patienceInMilliseconds: number): Promise<Held[]> =>
  Promise.all(MANNERS.flatMap((manner) => Array.from({ length: countOfEach }, () => hold(url, manner, patienceInMilliseconds))))

function hold(url: string, manner: Manner, patienceInMilliseconds: number): Promise<Held> {
  const { hostname, port } = new URL(url)
  const { promise, resolve } = Promise.withResolvers<Held>()
  const since = performance.now()
  let answer = ''
  const socket: Socket = connect({ host: hostname, port: Number(port) }, () => socket.write(BEGINNINGS[manner]))
  const drip = manner.includes('byte by byte') ? setInterval(() => socket.write('a'), BYTE_EVERY_IN_MILLISECONDS) : undefined
  const patience = setTimeout(() => finish(null), patienceInMilliseconds)
  const finish = (heldInMilliseconds: number | null) => {
    clearInterval(drip)
    clearTimeout(patience)
    socket.destroy()
    resolve({ manner, answer, heldInMilliseconds })
  }
  socket.setEncoding('utf8').on('data', (text: string) => {
    answer += text
  })
  socket.on('error', () => undefined).on('close', () => finish(performance.now() - since))
  return promise
}
