// What speaks clamd's protocol on the loopback, as strictly as clamd does, and knows one virus.
import { createServer, type Socket } from 'node:net'

/** Harmless, and known to every scanner. In two halves, so that none takes this file for one. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-', 'STANDARD-ANTIVIRUS-TEST-FILE!$H+H*'].join('')

export type TestScanner = {
  port: number
  /** What went by, each file whole, and the largest piece that one came in. */
  scanned: Buffer[]
  largestPieceInBytes: number
  /** `full`: it takes no more than a few bytes. `silent`: it closes the connection without a word. */
  behaviour: 'scans' | 'full' | 'silent'
  stop: () => Promise<void>
}

/** At a port of the system's choice, at one that is known, or at a socket's path. */
export async function startScanner(at: number | string = 0): Promise<TestScanner> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    // As clamd: the connection ends with the answer, also where not all that was said has been read.
    answer(socket).then(
      () => socket.destroySoon(),
      () => socket.destroy(),
    )
  })
  const scanner: TestScanner = {
    port: 0,
    scanned: [],
    largestPieceInBytes: 0,
    behaviour: 'scans',
    stop: () => new Promise((done) => server.close(() => done())),
  }
  await new Promise<void>((listening) => {
    if (typeof at === 'string') server.listen(at, listening)
    else server.listen(at, '127.0.0.1', listening)
  })
  const address = server.address()
  if (typeof address === 'object' && address) scanner.port = address.port
  return scanner

  async function answer(socket: Socket): Promise<void> {
    const take = takerOf(socket)
    if (scanner.behaviour === 'silent') return void socket.destroy()
    const command = await take.untilNul()
    if (command === 'zPING') return void socket.end('PONG\0')
    if (command !== 'zINSTREAM') return void socket.end('UNKNOWN COMMAND\0')
    if (scanner.behaviour === 'full') return void socket.end('INSTREAM size limit exceeded. ERROR\0')
    const pieces: Buffer[] = []
    for (let length = await take.length(); length > 0; length = await take.length()) {
      scanner.largestPieceInBytes = Math.max(scanner.largestPieceInBytes, length)
      pieces.push(await take.bytes(length))
    }
    const content = Buffer.concat(pieces)
    scanner.scanned.push(content)
    socket.end(content.includes(EICAR) ? 'stream: Eicar-Signature FOUND\0' : 'stream: OK\0')
  }
}

/** Reads a socket in the pieces that a protocol is made of, however they arrive. */
function takerOf(socket: Socket) {
  const chunks = socket[Symbol.asyncIterator]()
  let left = Buffer.alloc(0)
  const more = async () => {
    const { value, done } = await chunks.next()
    if (done) throw new Error('the connection ended in the middle')
    left = Buffer.concat([left, value as Buffer])
  }
  const bytes = async (count: number): Promise<Buffer> => {
    while (left.length < count) await more()
    const taken = left.subarray(0, count)
    left = left.subarray(count)
    return taken
  }
  const untilNul = async (): Promise<string> => {
    while (!left.includes(0)) await more()
    const text = await bytes(left.indexOf(0))
    await bytes(1)
    return text.toString()
  }
  return { bytes, untilNul, length: async () => (await bytes(4)).readUInt32BE() }
}
