import { readFileSync } from 'node:fs'
import { Agent, request as open } from 'node:http'
import type { Asked } from './calls.ts'

export type Target = {
  port: number
  pid: number
  ask: () => Asked
  /** What else goes on during its turns. */
  before?: () => void
  after?: () => Promise<void>
}
type Side = 'ours' | 'bare'
/** What one side did in one turn. */
export type Turn = { seconds: number; latenciesInMilliseconds: number[]; bytes: number; cpuInMilliseconds: number }
export type Round = Record<Side, Turn>

/** As many as one busy person's browser has, or several people's. */
const USUAL_CONNECTIONS = 8
const WARM_UP_IN_MILLISECONDS = 1_000
const TURN_IN_MILLISECONDS = 2_000
/** Of the kernel's clock: _SC_CLK_TCK is 100 on every Linux that Node runs on. */
const TICK_IN_MILLISECONDS = 10

/** Both sides take turns, and the first turn of a round in turn, so that whatever else the machine does meets both. */
export async function compare(targets: Record<Side, Target>, rounds: number, connections = USUAL_CONNECTIONS): Promise<Round[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  await turn(agent, connections, targets.ours, WARM_UP_IN_MILLISECONDS)
  await turn(agent, connections, targets.bare, WARM_UP_IN_MILLISECONDS)
  const done: Round[] = []
  for (let number = 0; number < rounds; number += 1) {
    const before = number % 2 ? await turn(agent, connections, targets.bare) : null
    const ours = await turn(agent, connections, targets.ours)
    done.push({ ours, bare: before ?? (await turn(agent, connections, targets.bare)) })
  }
  agent.destroy()
  return done
}

async function turn(agent: Agent, connections: number, target: Target, milliseconds = TURN_IN_MILLISECONDS): Promise<Turn> {
  const latenciesInMilliseconds: number[] = []
  const started = performance.now()
  const cpuBefore = cpuOf(target.pid)
  let bytes = 0
  target.before?.()
  const connection = async () => {
    while (performance.now() - started < milliseconds) {
      const asked = performance.now()
      bytes = await send(agent, target.port, target.ask())
      latenciesInMilliseconds.push(performance.now() - asked)
    }
  }
  await Promise.all(Array.from({ length: connections }, connection))
  const cpuInMilliseconds = cpuOf(target.pid) - cpuBefore
  const seconds = (performance.now() - started) / 1_000
  await target.after?.()
  return { seconds, latenciesInMilliseconds, bytes, cpuInMilliseconds }
}

/** @returns how many bytes it answers. */
export function send(agent: Agent, port: number, { method, path, body, headers }: Asked): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const content = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
  const outgoing = open({ agent, host: '127.0.0.1', port, method, path, headers: { ...headers, ...content } }, (incoming) => {
    let bytes = 0
    incoming.on('data', (chunk: Buffer) => {
      bytes += chunk.length
    })
    incoming.on('end', () => (incoming.statusCode === 200 ? resolve(bytes) : reject(new Error(`${incoming.statusCode} ${path}`))))
  })
  outgoing.on('error', reject)
  outgoing.end(body)
  return promise
}

/** What a process has used of the processor; NaN where there is no /proc. */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) * TICK_IN_MILLISECONDS
  } catch {
    return Number.NaN
  }
}
