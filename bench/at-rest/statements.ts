import { Agent } from 'node:http'
import { type Asked, CALLS, type Call } from '../beside-bare/calls.ts'
import { send } from '../beside-bare/load.ts'
import { startPeer, startServer } from '../beside-bare/programs.ts'
import type { Side } from '../beside-bare/side.ts'
import { startCountingProxy } from './counting-proxy.ts'

/** The read path: session, record and count. Creating is written in a transaction, and is only printed. */
const MOST: Readonly<Record<string, number>> = { one: 3, list: 4, desktop: 2 }
/** The first calls find out what a server then keeps. */
const WARM_UP = 3

/** What one call sends to the database, ours and the server's written by hand. @returns the promises that are broken. */
export async function countStatements({ databaseUrl, ask }: Side): Promise<string[]> {
  const counted = CALLS.filter(({ name, isBesideBare }) => isBesideBare || name in MOST)
  const byHand = new Map(
    await countIn(
      startPeer,
      databaseUrl,
      counted.filter(({ isBesideBare }) => isBesideBare),
      ask,
    ),
  )
  const ours = await countIn(startServer, databaseUrl, counted, ask)
  console.log('\nstatements a call, ours (by hand)')
  for (const [{ title, name }, sent] of ours) {
    const hand = [...byHand].find(([call]) => call.name === name)?.[1]
    console.log(`${title.padEnd(40)}${String(sent).padStart(4)}${hand === undefined ? '' : ` (${hand})`}`)
  }
  return ours
    .filter(([{ name }, sent]) => sent > (MOST[name] ?? Number.POSITIVE_INFINITY))
    .map(([{ name, title }, sent]) => `${title}: ${sent} statements, ${MOST[name]} are promised`)
}

async function countIn(
  start: typeof startServer | typeof startPeer,
  databaseUrl: string,
  calls: readonly Call[],
  ask: (call: Call) => Asked,
): Promise<[Call, number][]> {
  await using opened = new AsyncDisposableStack()
  const proxy = opened.adopt(await startCountingProxy(databaseUrl), ({ stop }) => stop())
  const { port } = opened.adopt(await start(proxy.databaseUrl), ({ stop }) => stop())
  const agent = opened.adopt(new Agent({ keepAlive: true, maxSockets: 1 }), (one) => one.destroy())
  const counted: [Call, number][] = []
  for (const call of calls) {
    for (let number = 0; number < WARM_UP; number += 1) await send(agent, port, ask(call))
    // The least of some: what a job sends meanwhile is not the call's.
    const tries: number[] = []
    for (let number = 0; number < WARM_UP; number += 1) tries.push(await proxy.countDuring(() => send(agent, port, ask(call))))
    counted.push([call, Math.min(...tries)])
  }
  return counted
}
