// A database of so many orders, the product's server on it, and the server written by hand on it too.
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { copyTemplate, type TestCluster } from '../../apps/server/src/testing/cluster.ts'
import { fillDatabase, type Tokens } from '../filled-database/fill.ts'
import type { Asked, Call, First } from './calls.ts'
import { send } from './load.ts'
import { memoryInMebibytes, type Program, startPeer, startServer } from './programs.ts'

const EVENTS_OF_EACH = 10
const REST_IN_MILLISECONDS = 20_000

export type Side = {
  orders: number
  databaseUrl: string
  server: Program
  peer: Program
  memoryAtRestInMebibytes: number
  /** What a call asks, the next time. */
  ask: (call: Call) => Asked
  /** One after the other. @returns milliseconds. */
  time: (call: Call) => Promise<number>
  stop: () => Promise<void>
}

export type Filled = { orders: number; databaseUrl: string; tokens: Tokens }

export async function fill(cluster: TestCluster, orders: number): Promise<Filled> {
  const databaseUrl = await copyTemplate(cluster)
  const started = performance.now()
  const tokens = await fillDatabase(databaseUrl, orders, EVENTS_OF_EACH)
  console.log(`${orders} orders with ${EVENTS_OF_EACH} events each in ${((performance.now() - started) / 1_000).toFixed(0)} s`)
  return { orders, databaseUrl, tokens }
}

export async function openSide({ orders, databaseUrl, tokens }: Filled): Promise<Side> {
  await using opened = new AsyncDisposableStack()
  const server = opened.adopt(await startServer(databaseUrl), ({ stop }) => stop())
  const rested = pause(REST_IN_MILLISECONDS)
  const first = await readFirst(server, tokens.administrator, orders)
  const peer = opened.adopt(await startPeer(databaseUrl), ({ stop }) => stop())
  await rested
  const memoryAtRestInMebibytes = memoryInMebibytes(server)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  opened.defer(() => agent.destroy())
  const ask = (call: Call) => withToken(call.ask(first), tokens[call.who])
  const time = async (call: Call) => {
    const asked = performance.now()
    await send(agent, server.port, ask(call))
    return performance.now() - asked
  }
  const all = opened.move()
  return { orders, databaseUrl, server, peer, memoryAtRestInMebibytes, ask, time, stop: () => all.disposeAsync() }
}

/** What the list of paid orders begins with. */
async function readFirst({ port }: Program, token: string, orders: number): Promise<First> {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await fetch(`http://127.0.0.1:${port}/api/order/admin?limit=100&status=paid`, { headers })
  const { data, meta } = (await answer.json()) as { data: [First]; meta: { nextCursor: string } }
  return { ...data[0], nextCursor: meta.nextCursor, orders }
}

const withToken = (asked: Asked, token: string): Asked => ({
  ...asked,
  headers: { ...asked.headers, authorization: `Bearer ${token}` },
})
