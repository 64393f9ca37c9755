import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { connect } from '../../../apps/server/src/db/connect.ts'
import { freePort } from '../../../apps/server/src/db/free-port.ts'
import type { Proof } from '../promises.ts'
import { startPostgres } from './database.ts'
import { untilReady } from './database-killed.ts'
import { billsToPay, openHouse } from './house.ts'
import { startProduct, stopProduct } from './product.ts'
import { lostOf } from './reckoning.ts'
import { acknowledged, startLoad } from './writes.ts'

/** What a commit that does not wait for the disk is worth: this proof has to find losses, or the others prove nothing. */
const NOT_DURABLE = {
  fsync: 'off',
  synchronous_commit: 'off',
  wal_writer_delay: '10s',
  wal_writer_flush_after: '1GB',
  wal_buffers: '64MB',
  autovacuum: 'off',
}
const MOST_TRIES = 3

type Sizes = { clients: number; payments: number; loadInMilliseconds: number }

export async function proveLossesAreSeen(folder: string, { clients, payments, loadInMilliseconds }: Sizes): Promise<Proof> {
  const postgres = await startPostgres(join(folder, 'careless'), NOT_DURABLE)
  const product = await startProduct(folder, await freePort(), { DATABASE_URL: postgres.url })
  let lost = 0
  let of = 0
  try {
    const house = await openHouse(product, clients)
    for (let tries = 0; tries < MOST_TRIES && lost === 0; tries += 1) {
      const due = await billsToPay(product.url, house, payments)
      await flush(postgres.url)
      const load = startLoad(product.url, house, due)
      await pause(loadInMilliseconds)
      postgres.kill()
      await load.stop()
      await postgres.startAgain()
      await untilReady(product.url)
      of += acknowledged(load).length
      lost += (await lostOf(product.url, load)).length
    }
  } finally {
    await stopProduct(product)
    await postgres.stop()
  }
  const figures = `${lost} of ${of} acknowledged writes lost`
  return { promise: 'control: the same with durability off (synchronous_commit, fsync) finds losses', figures, isKept: lost > 0 }
}

/** The accounts of those who write, and all that came before, outlive the crash: one commit that does wait takes everything with it. */
async function flush(url: string): Promise<void> {
  const client = await connect(url)
  try {
    await client.query('begin; set local synchronous_commit = on; create temporary table written (); commit')
  } finally {
    await client.end()
  }
}
