import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../apps/server/src/db/free-port.ts'
import type { Proof } from '../promises.ts'
import { startBalancer } from './balancer.ts'
import { startPostgres } from './database.ts'
import { untilReady } from './database-killed.ts'
import { openHouse } from './house.ts'
import { type Product, startProduct, stopProduct } from './product.ts'
import { isWhole, reckon } from './reckoning.ts'
import { acknowledged, type Outcomes, onlyThese, startLoad, told } from './writes.ts'

type Rounds = { rounds: number; clients: number; loadInMilliseconds: number }

/** A call is done, or it never reached the server. */
const DONE_OR_NOT_BEGUN = /^(2\d\d|ECONNREFUSED)$/

/** TERM while clients write over connections that they keep open: what has reached the server is answered. */
export async function proveGracefulStop(folder: string, { rounds, clients, loadInMilliseconds }: Rounds): Promise<Proof> {
  const port = await freePort()
  let product = await startProduct(folder, port)
  const house = await openHouse(product, clients)
  const outcomes: Outcomes = new Map()
  let isEverythingThere = true
  let longestInMilliseconds = 0
  const codes: (number | null)[] = []
  for (let round = 0; round < rounds; round += 1) {
    const load = startLoad(product.url, house, [])
    await pause(loadInMilliseconds)
    const since = performance.now()
    codes.push(await stopProduct(product))
    longestInMilliseconds = Math.max(longestInMilliseconds, performance.now() - since)
    await load.stop()
    for (const [outcome, count] of load.outcomes) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + count)
    product = await startProduct(folder, port)
    isEverythingThere &&= isWhole(await reckon(product.url, load))
  }
  await stopProduct(product)
  const seconds = (longestInMilliseconds / 1_000).toFixed(1)
  return {
    promise: 'a server that is told to stop under load finishes what has reached it',
    figures: `${rounds} stops, at most ${seconds} s; answers ${told(outcomes)}`,
    isKept:
      onlyThese(outcomes, DONE_OR_NOT_BEGUN) && outcomes.has('200') && isEverythingThere && codes.every((code) => code === 0),
  }
}

/** Two servers on one PostgreSQL behind a balancer, one after the other stopped and started, while clients write. */
export async function proveRollingRestart(folder: string, { rounds, clients, loadInMilliseconds }: Rounds): Promise<Proof> {
  await using opened = new AsyncDisposableStack()
  const postgres = await startPostgres(join(folder, 'rolling'))
  opened.defer(postgres.stop)
  const ports = [await freePort(), await freePort()] as const
  const start = (port: number) => startProduct(folder, port, { DATABASE_URL: postgres.url })
  const first = await start(ports[0])
  // A start invites an administrator as long as there is none: the second comes when there is.
  const house = await openHouse(first, clients)
  const instances = [first, await start(ports[1])]
  opened.defer(async () => void (await Promise.all(instances.map(stopProduct))))
  const balancer = await startBalancer(ports)
  opened.defer(balancer.close)
  const load = startLoad(balancer.url, house, [])
  for (let round = 0; round < rounds; round += 1) {
    for (const [at, port] of ports.entries()) {
      await pause(loadInMilliseconds / 2)
      await stopProduct(instances[at] as Product)
      const again = await start(port)
      await untilReady(again.url)
      instances[at] = again
    }
  }
  await load.stop()
  const { size } = load.outcomes
  return {
    promise: 'two servers behind a balancer are restarted one after the other and no call fails',
    figures: `${rounds * ports.length} restarts, ${acknowledged(load).length} of ${load.writes.length} writes done; answers ${told(load.outcomes)}`,
    isKept: size > 0 && onlyThese(load.outcomes, /^2\d\d$/) && isWhole(await reckon(balancer.url, load)),
  }
}
