// The machine that leads dies under load: another takes over, nothing acknowledged is lost, and the dead one comes back as a standby.
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '../../../apps/server/src/db/connect.ts'
import { lostOf } from '../durability/reckoning.ts'
import { acknowledged } from '../durability/writes.ts'
import type { Proof } from '../promises.ts'
import { until } from './daemon.ts'
import type { Machine } from './machine.ts'
import type { Topology } from './topology.ts'
import { proveUnderLoad, type Sizes, writeThrough } from './under-load.ts'

/** What is written meanwhile is on the leader alone. */
const CUT_IN_MILLISECONDS = 2_000
const PATIENCE_IN_SECONDS = 60

export const proveLeaderKilled = (topology: Topology, sizes: Sizes): Promise<Proof> =>
  proveLost('the leader is killed under load', topology, sizes, false)

/** Whatever it acknowledged in between would be on a machine that is gone. */
export const proveLeaderCutOff = (topology: Topology, sizes: Sizes): Promise<Proof> =>
  proveLost('the leader is killed under load, after its replication stood still for 2 s', topology, sizes, true)

async function proveLost(promise: string, topology: Topology, sizes: Sizes, isCutOffFirst: boolean): Promise<Proof> {
  const back: number[] = []
  let dead: Machine | undefined
  const kill = async () => {
    dead = await loseLeader(topology, isCutOffFirst)
  }
  const bringBack = async () => {
    if (dead) back.push(await secondsUntilBack(topology, dead))
  }
  const proof = await proveUnderLoad(promise, topology, sizes, kill, bringBack)
  const seconds = back.map((each) => each.toFixed(1)).join(', ')
  return { ...proof, figures: `${proof.figures}; the dead one follows again ${seconds} s after its start` }
}

/** After all of that. */
export async function proveSameRows({ trio }: Topology): Promise<Proof> {
  await trio.whole()
  let rows: string[] = []
  const look = async () => {
    rows = await Promise.all(trio.machines.map(({ postgresPort }) => rowsAt(trio.urlAt(postgresPort))))
    return new Set(rows).size === 1
  }
  const isKept = await until('the same rows on all', look, PATIENCE_IN_SECONDS).catch(() => false)
  const figures = `orders and what they say, asked of each: ${rows.join(', ')}`
  return { promise: 'those who were killed are standbys again, and all three hold the same rows', figures, isKept }
}

async function loseLeader({ trio }: Topology, isCutOffFirst: boolean): Promise<Machine> {
  const leader = await trio.leader()
  if (isCutOffFirst) {
    leader.cutReplication()
    await pause(CUT_IN_MILLISECONDS)
  }
  await leader.kill()
  return leader
}

async function secondsUntilBack({ trio }: Topology, machine: Machine): Promise<number> {
  const since = performance.now()
  machine.startAgain()
  await trio.whole()
  return (performance.now() - since) / 1_000
}

async function rowsAt(url: string): Promise<string> {
  const client = await connect(url)
  const { rows } = await client.query<{ said: string }>(
    `select count(*) || ' (' || left(md5(string_agg(orders::text, '' order by id)), 6) || ')' as said from orders`,
  )
  await client.end()
  return rows[0]?.said ?? 'none'
}

/** The same as above with the one setting that everything rests on the other way: this proof has to find losses. */
export async function proveLossesAreSeen(topology: Topology, sizes: Sizes): Promise<Proof> {
  await topology.trio.whole()
  await topology.trio.stopBeingSynchronous()
  const { load, silenceInMilliseconds } = await writeThrough(topology, sizes, async () => void (await loseLeader(topology, true)))
  const lost = await lostOf(topology.url, load)
  const seconds = (silenceInMilliseconds / 1_000).toFixed(1)
  return {
    promise: 'control: the same without synchronous_mode finds losses',
    figures: `${lost.length} of ${acknowledged(load).length} acknowledged writes lost; nothing acknowledged for at most ${seconds} s`,
    isKept: lost.length > 0,
  }
}
