// Everything at once: people → HAProxy → instances → PgBouncer → HAProxy → the PostgreSQL that leads; files in a bucket.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '../../../apps/server/src/db/free-port.ts'
import { environmentOf, startBucket } from '../../../apps/server/src/testing/bucket.ts'
import { type House, openHouse } from '../durability/house.ts'
import { type Product, startProduct } from '../durability/product.ts'
import { type Place, until } from './daemon.ts'
import { OUTSIDE, openDoors, type Pooler, startPooler } from './doors.ts'
import { startTrio, type Trio } from './postgres-trio.ts'

type Instance = { product: Product; startAgain: () => Promise<void> }
export type Topology = {
  /** Where people come in. */
  url: string
  instances: readonly Instance[]
  trio: Trio
  pooler: Pooler
  house: House
}

export async function startTopology(place: Place, instanceCount: number, clients: number): Promise<Topology> {
  const trio = await startTrio(place)
  const ports: number[] = []
  while (ports.length < instanceCount) ports.push(await freePort())
  const { leaderPort, url } = await openDoors(place, trio.machines, ports)
  const pooler = await startPooler(place, leaderPort, trio)
  const bucket = join(place.folder, 'bucket')
  mkdirSync(bucket)
  const { place: files } = await startBucket(bucket)
  const environment = {
    DATABASE_URL: trio.urlAt(pooler.port),
    DATABASE_POOLER: 'transaction',
    DATABASE_OUTSIDE_URL: trio.urlAt(pooler.port, OUTSIDE),
    ...environmentOf(files),
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: url,
  }
  const start = (port: number) => startProduct(place.folder, port, environment)
  // A start invites an administrator as long as there is none: the others come when there is.
  const first = await start(ports[0] ?? 0)
  await untilOpen(url)
  const house = await openHouse({ ...first, url }, clients)
  const products = [first, ...(await Promise.all(ports.slice(1).map(start)))]
  const instances = products.map((product, at): Instance => {
    const instance: Instance = {
      product,
      startAgain: async () => {
        instance.product = await start(ports[at] ?? 0)
      },
    }
    return instance
  })
  for (const { product } of instances) await untilOpen(product.url)
  return { url, instances, trio, pooler, house }
}

export const untilOpen = (url: string) =>
  until(`somebody ready at ${url}`, async () => (await fetch(`${url}/api/health/ready`)).ok)
