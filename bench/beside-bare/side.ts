// A database of so many orders, the product's server on it, and the server written by hand on it too.
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { copyTemplate, keptDatabase, type TestCluster } from '../../apps/server/src/testing/cluster.ts'
import { fillDatabase, openSessions, type Tokens } from '../filled-database/fill.ts'
import type { Asked, Call, First } from './calls.ts'
import { send } from './load.ts'
import { memoryInMegabytes, type Program, startPeer, startServer } from './programs.ts'

const EVENTS_OF_EACH = 10
const REST_IN_MILLISECONDS = 20_000

export type Side = {
  orders: number
  databaseUrl: string
  server: Program
  peer: Program
  memoryAtRestInMegabytes: number
  /** What a call asks, the next time. */
  ask: (call: Call) => Asked
  /** One after the other. @returns milliseconds. */
  time: (call: Call) => Promise<number>
  timeOf: (who: keyof Tokens, path: string) => Promise<number>
  read: <Answer>(who: keyof Tokens, path: string) => Promise<Answer>
  stop: () => Promise<void>
}

export type Filled = { orders: number; databaseUrl: string; tokens: Tokens }

/** A database that is kept is filled the first time only. */
export async function fill(cluster: TestCluster, orders: number, isKept: boolean): Promise<Filled> {
  const { url: databaseUrl, isNew } = isKept
    ? await keptDatabase(cluster, `puente_bench_${orders}`)
    : { url: await copyTemplate(cluster), isNew: true }
  if (!isNew) return { orders, databaseUrl, tokens: await openSessions(databaseUrl) }
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
  const memoryAtRestInMegabytes = memoryInMegabytes(server)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  opened.defer(() => agent.destroy())
  const ask = (call: Call) => withToken(call.ask(first), tokens[call.who])
  const timed = async (asked: Asked) => {
    const started = performance.now()
    await send(agent, server.port, asked)
    return performance.now() - started
  }
  const time = (call: Call) => timed(ask(call))
  const timeOf = (who: keyof Tokens, path: string) => timed(withToken({ method: 'GET', path }, tokens[who]))
  const read = async <Answer>(who: keyof Tokens, path: string) => {
    const { headers } = withToken({ method: 'GET', path }, tokens[who])
    return (await (await fetch(`http://127.0.0.1:${server.port}${path}`, { headers })).json()) as Answer
  }
  const all = opened.move()
  const asking = { ask, time, timeOf, read }
  return { orders, databaseUrl, server, peer, memoryAtRestInMegabytes, ...asking, stop: () => all.disposeAsync() }
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
