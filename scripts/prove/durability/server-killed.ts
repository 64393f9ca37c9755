import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from '../../../apps/server/src/db/free-port.ts'
import type { Proof } from '../promises.ts'
import { killEmbedded } from './database.ts'
import { billsToPay, openHouse } from './house.ts'
import { killProduct, startProduct, stopProduct } from './product.ts'
import { isWhole, type Reckoning, reckon } from './reckoning.ts'
import { startLoad } from './writes.ts'

type Rounds = { rounds: number; clients: number; payments: number; loadInMilliseconds: number }

/** The server is killed while it is written to; every other time its database with it. */
export async function proveServerKilled(
  folder: string,
  { rounds, clients, payments, loadInMilliseconds }: Rounds,
): Promise<Proof> {
  const port = await freePort()
  let product = await startProduct(folder, port)
  const house = await openHouse(product, clients)
  const reckonings: Reckoning[] = []
  for (let round = 0; round < rounds; round += 1) {
    const due = await billsToPay(product.url, house, payments)
    const load = startLoad(product.url, house, due)
    await pause(loadInMilliseconds)
    const killed = killProduct(product)
    if (round % 2 === 1) killEmbedded(join(folder, 'data'))
    await killed
    await load.stop()
    product = await startProduct(folder, port)
    reckonings.push(await reckon(product.url, load))
  }
  await stopProduct(product)
  return {
    promise: 'the server is killed under load, embedded database (every other time both)',
    figures: figuresOf(reckonings),
    isKept: reckonings.every((reckoning) => isWhole(reckoning) && reckoning.acknowledged > 0),
  }
}

/** As `5 times, 1234 writes acknowledged: 0 lost, 0 doubled, 0 answered otherwise; 20 of unknown fate completed`. */
export function figuresOf(reckonings: readonly Reckoning[]): string {
  const sum = (count: (one: Reckoning) => number) => reckonings.reduce((total, one) => total + count(one), 0)
  const lost = sum((one) => one.lost.length)
  const doubled = sum((one) => one.doubled.length)
  const otherwise = sum((one) => one.answeredOtherwise.length)
  return `${reckonings.length} ×, ${sum((one) => one.acknowledged)} writes acknowledged: ${lost} lost, ${doubled} doubled, ${otherwise} answered otherwise when repeated; ${sum((one) => one.completed)} of unknown fate completed`
}
