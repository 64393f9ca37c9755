// A database of so many orders, the product's server on it, and the peer that sends what the server's calls send.
import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { copyTemplate, type TestCluster } from '../../apps/server/src/testing/cluster.ts'
import { runHere } from '../bundle-suggestion/running.ts'
import { fillDatabase, type Tokens } from '../filled-database/fill.ts'
import { type Asked, CALLS, type Call, type First } from './calls.ts'
import { send } from './load.ts'
import { memoryInMebibytes, type Program, startPeer, startServer } from './programs.ts'
import { startRecorder } from './record-statements.ts'
import { type Repeatable, repeatable } from './repeatable.ts'

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
  const recorded = await recordCalls(databaseUrl, tokens, orders)
  const peer = opened.adopt(await startPeer(databaseUrl, recorded.calls), ({ stop }) => stop())
  await rested
  const memoryAtRestInMebibytes = memoryInMebibytes(server)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  opened.defer(() => agent.destroy())
  const ask = (call: Call) => withToken(call.ask(recorded.first), tokens[call.who])
  const time = async (call: Call) => {
    const asked = performance.now()
    await send(agent, server.port, ask(call))
    return performance.now() - asked
  }
  const all = opened.move()
  return { orders, databaseUrl, server, peer, memoryAtRestInMebibytes, ask, time, stop: () => all.disposeAsync() }
}

/** In a server of this process, whose connections can be listened to. */
async function recordCalls(databaseUrl: string, tokens: Tokens, orders: number) {
  const recorder = startRecorder()
  const { app, stop } = await runHere(databaseUrl)
  try {
    const send = async ({ method, path: url, body: payload, headers }: Asked) => {
      const json = payload === undefined ? {} : { payload, headers: { ...headers, 'content-type': 'application/json' } }
      const answer = await app.inject({ method, url, headers: headers ?? {}, ...json })
      if (answer.statusCode !== 200) throw new Error(`${answer.statusCode} ${url}: ${answer.body}`)
      return answer
    }
    const paid = await send(withToken({ method: 'GET', path: '/api/order/admin?limit=100&status=paid' }, tokens.administrator))
    const { data, meta } = paid.json()
    const first: First = { ...data[0], nextCursor: meta.nextCursor, orders }
    const calls = new Map<string, Repeatable>()
    for (const call of CALLS.filter(({ isBesideBare }) => isBesideBare)) {
      const work = () => send(withToken(call.ask(first), tokens[call.who]))
      // What only a first call does is no part of it.
      await work()
      calls.set(call.name, repeatable(await recorder.record(work), await recorder.record(work)))
    }
    return { first, calls }
  } finally {
    recorder.stop()
    await stop()
  }
}

const withToken = (asked: Asked, token: string): Asked => ({
  ...asked,
  headers: { ...asked.headers, authorization: `Bearer ${token}` },
})
