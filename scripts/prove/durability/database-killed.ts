import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../apps/server/src/db/free-port.ts'
import type { Proof } from '../promises.ts'
import { killEmbedded, startPostgres } from './database.ts'
import { billsToPay, openHouse } from './house.ts'
import { type Product, startProduct, stopProduct } from './product.ts'
import { isWhole, type Reckoning, reckon } from './reckoning.ts'
import { figuresOf } from './server-killed.ts'
import { type Outcomes, onlyThese, startLoad, told } from './writes.ts'

type Rounds = { rounds: number; clients: number; payments: number; loadInMilliseconds: number }
type Crash = () => Promise<void>

/** While there is no database a call is answered, with 503; nothing else is an answer. */
export const ANSWERED = /^(2\d\d|503)$/
const PATIENCE_IN_MILLISECONDS = 30_000
const DOWN_IN_MILLISECONDS = 1_500

/** PostgreSQL that the product brings is started again by the product itself. */
export async function proveEmbeddedKilled(folder: string, rounds: Rounds): Promise<Proof> {
  const product = await startProduct(folder, await freePort())
  const crash = async () => killEmbedded(join(folder, 'data'))
  return proof('the embedded database is killed under load', product, rounds, crash).finally(() => stopProduct(product))
}

/** PostgreSQL of somebody's own is away until somebody starts it again. */
export async function proveExternalKilled(folder: string, rounds: Rounds): Promise<Proof> {
  const postgres = await startPostgres(join(folder, 'external'))
  const product = await startProduct(folder, await freePort(), { DATABASE_URL: postgres.url })
  const crash = async () => {
    postgres.kill()
    await pause(DOWN_IN_MILLISECONDS)
    await postgres.startAgain()
  }
  return proof('PostgreSQL of DATABASE_URL is killed under load', product, rounds, crash)
    .finally(() => stopProduct(product))
    .finally(postgres.stop)
}

async function proof(promise: string, product: Product, { rounds, ...sizes }: Rounds, crash: Crash): Promise<Proof> {
  const house = await openHouse(product, sizes.clients)
  const reckonings: Reckoning[] = []
  const outcomes: Outcomes = new Map()
  let longestAwayInMilliseconds = 0
  for (let round = 0; round < rounds; round += 1) {
    const load = startLoad(product.url, house, await billsToPay(product.url, house, sizes.payments))
    await pause(sizes.loadInMilliseconds)
    const since = performance.now()
    await crash()
    await untilReady(product.url)
    longestAwayInMilliseconds = Math.max(longestAwayInMilliseconds, performance.now() - since)
    await pause(sizes.loadInMilliseconds / 2)
    await load.stop()
    for (const [outcome, count] of load.outcomes) outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + count)
    reckonings.push(await reckon(product.url, load))
  }
  const away = `ready again by itself after at most ${(longestAwayInMilliseconds / 1_000).toFixed(1)} s; answers ${told(outcomes)}`
  return {
    promise,
    figures: `${figuresOf(reckonings)}; ${away}`,
    isKept: reckonings.every(isWhole) && onlyThese(outcomes, ANSWERED) && outcomes.has('503'),
  }
}

/** @throws when the server does not recover. */
export async function untilReady(url: string): Promise<void> {
  const deadline = performance.now() + PATIENCE_IN_MILLISECONDS
  while (performance.now() < deadline) {
    const { status } = await fetch(`${url}/api/health/ready`)
    if (status === 200) return
    await pause(50)
  }
  throw new Error('the server did not recover')
}
