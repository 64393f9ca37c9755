// What stands in front of two servers: asks each whether it is ready, gives each call to one that is, and keeps its connections open.
import { once } from 'node:events'
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

export type Balancer = { url: string; close: () => Promise<void> }

const CHECKS_EVERY_MILLISECONDS = 50
const PATIENCE_IN_MILLISECONDS = 10_000

export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true })
  const ready = new Set(ports)
  const checks = setInterval(() => {
    for (const port of ports) void isReady(port).then((is) => (is ? ready.add(port) : ready.delete(port)))
  }, CHECKS_EVERY_MILLISECONDS)
  let turn = 0
  /** The next in turn; another than the one that has just refused, where there is one. */
  const choose = (refused?: number): number | undefined => {
    const able = [...ready].filter((port) => port !== refused)
    return able[turn++ % able.length]
  }
  const server = createServer((incoming, answer) => void forward(agent, choose, incoming, answer))
  server.keepAliveTimeout = 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const close = async () => {
    clearInterval(checks)
    server.closeAllConnections()
    server.close()
    agent.destroy()
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close }
}

const isReady = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/api/health/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

/** Tries another server only where none was reached: what a server has begun is not sent a second time. */
async function forward(
  agent: Agent,
  choose: (refused?: number) => number | undefined,
  incoming: IncomingMessage,
  answer: ServerResponse,
) {
  const body = Buffer.concat(await incoming.toArray())
  const deadline = performance.now() + PATIENCE_IN_MILLISECONDS
  let refused: number | undefined
  while (performance.now() < deadline) {
    const port = choose(refused)
    const outcome = port === undefined ? 'refused' : await tryOne(agent, port, incoming, body, answer)
    if (outcome === 'answered') return
    if (outcome !== 'refused') return void answer.writeHead(502).end(outcome)
    refused = port
    await pause(CHECKS_EVERY_MILLISECONDS)
  }
  answer.writeHead(504).end()
}

function tryOne(agent: Agent, port: number, { method, url, headers }: IncomingMessage, body: Buffer, answer: ServerResponse) {
  const { promise, resolve } = Promise.withResolvers<string>()
  const sent = request({ host: '127.0.0.1', port, method, path: url, agent, headers: { ...headers, connection: 'keep-alive' } })
  sent.once('error', ({ code, message }: NodeJS.ErrnoException) =>
    resolve(code === 'ECONNREFUSED' ? 'refused' : (code ?? message)),
  )
  sent.once('response', async (response) => {
    const { connection: _connection, 'keep-alive': _itsTimeout, 'transfer-encoding': _coding, ...kept } = response.headers
    try {
      const content = Buffer.concat(await response.toArray())
      answer.writeHead(response.statusCode ?? 502, kept).end(content)
      resolve('answered')
    } catch (error) {
      resolve((error as Error).message)
    }
  })
  sent.end(body)
  return promise
}
