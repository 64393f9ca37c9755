// Stands between a program and its database, and counts what the program sends: whoever writes the statements, and however they are prepared.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

export type CountingProxy = {
  databaseUrl: string
  /** How many statements were sent while the work was done; `begin` and `commit` count too. */
  countDuring: (work: () => Promise<unknown>) => Promise<number>
  stop: () => Promise<void>
}

const EXECUTE = 'E'.charCodeAt(0)
const SIMPLE_QUERY = 'Q'.charCodeAt(0)
const LENGTH_IN_BYTES = 4

export async function startCountingProxy(databaseUrl: string): Promise<CountingProxy> {
  const { hostname, port } = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let sent = 0
  const server = createServer((program) => {
    const database = connect(Number(port), hostname)
    const read = messageReader((type) => {
      if (type === EXECUTE || type === SIMPLE_QUERY) sent += 1
    })
    program.on('data', read)
    program.pipe(database).pipe(program)
    for (const socket of [program, database]) {
      sockets.add(socket)
      socket.on('error', () => socket.destroy()).on('close', () => sockets.delete(socket))
    }
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const countDuring = async (work: () => Promise<unknown>) => {
    const before = sent
    await work()
    return sent - before
  }
  const stop = async () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { databaseUrl: url.href, countDuring, stop }
}

/** Of PostgreSQL's protocol, what the program sends: a first message without a type, then each with one, and the length that it has without it. */
function messageReader(onMessage: (type: number) => void): (chunk: Buffer) => void {
  let rest: Buffer = Buffer.alloc(0)
  let typeInBytes = 0
  return (chunk) => {
    rest = Buffer.concat([rest, chunk])
    while (rest.length >= typeInBytes + LENGTH_IN_BYTES) {
      const length = typeInBytes + rest.readInt32BE(typeInBytes)
      if (rest.length < length) return
      if (typeInBytes > 0) onMessage(rest.readUInt8(0))
      rest = rest.subarray(length)
      typeInBytes = 1
    }
  }
}
