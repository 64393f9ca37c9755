// A virus scanner that speaks clamd's protocol: files go by it in pieces, and none is held whole.
import { connect, type NetConnectOpts, type Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'

/** `whenAway`: what happens to files while the scanner does not answer. */
export type ScannerPlace = { address: NetConnectOpts; whenAway: 'refuse' | 'accept' }
type Pieces = AsyncIterable<Uint8Array> | Iterable<Uint8Array>
export type Scanner = {
  whenAway: ScannerPlace['whenAway']
  /** @returns what was found, as the scanner calls it; null where nothing was. @throws Error where it did not answer, or not so */
  scan: (content: Pieces) => Promise<string | null>
  check: () => Promise<void>
}

const PATIENCE_IN_MILLISECONDS = 30_000
const VERDICT = /^stream: (?:(OK)|(.+) FOUND)$/

/** @throws SyntaxError whose message says what the address must be. */
export function scannerAddressOf(text: string): NetConnectOpts {
  const url = URL.parse(text)
  if (url?.protocol === 'unix:' && !url.host && url.pathname.length > 1) return { path: decodeURIComponent(url.pathname) }
  const isPlain = url && !url.username && !url.search && ['', '/'].includes(url.pathname)
  if (url?.protocol === 'tcp:' && url.hostname && url.port && isPlain) return { host: url.hostname, port: Number(url.port) }
  throw new SyntaxError('must be an address like tcp://127.0.0.1:3310 or unix:///run/clamav/clamd.ctl')
}

export const openScanner = ({ address, whenAway }: ScannerPlace): Scanner => ({
  whenAway,
  scan: async (content) => {
    const reply = await ask(address, instream(content))
    const [, clean, found] = VERDICT.exec(reply) ?? []
    if (!clean && !found) throw new Error(`the scanner answered ${JSON.stringify(reply)}`)
    return found ?? null
  },
  check: async () => {
    const reply = await ask(address, [Buffer.from('zPING\0')])
    if (reply !== 'PONG') throw new Error(`the scanner answered ${JSON.stringify(reply)}`)
  },
})

/** The command, then each piece behind its length; a length of nothing ends it. */
async function* instream(content: Pieces): AsyncGenerator<Uint8Array> {
  yield Buffer.from('zINSTREAM\0')
  for await (const piece of content) {
    if (piece.byteLength === 0) continue
    yield lengthOf(piece.byteLength)
    yield piece
  }
  yield lengthOf(0)
}

function lengthOf(bytes: number): Uint8Array {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(bytes)
  return length
}

/** One connection a question. The answer may come before all is said, as for more than the scanner takes. */
async function ask(address: NetConnectOpts, pieces: Pieces): Promise<string> {
  const socket = connect(address)
  socket.setTimeout(PATIENCE_IN_MILLISECONDS, () => socket.destroy(new Error('the scanner did not answer in time')))
  const reply = replyOf(socket)
  const said = pipeline(Readable.from(pieces, { objectMode: false }), socket, { end: false }).catch(() => undefined)
  try {
    return await reply
  } finally {
    socket.destroy()
    await said
  }
}

function replyOf(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let reply = ''
  socket.on('data', (part: Buffer) => {
    reply += part.toString('latin1')
    if (reply.endsWith('\0')) resolve(reply.slice(0, -1))
  })
  socket.on('error', reject)
  socket.on('close', () => reject(new Error('the scanner closed the connection')))
  return promise
}
