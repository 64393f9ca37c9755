// The database is there and cannot do what is asked of it: every connection waits for a lock, or its disk is full.
import { spawnSync } from 'node:child_process'
import { mkdir, rm, statfs, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { openDatabase } from '../../../apps/server/src/db/db.ts'
import { freePort } from '../../../apps/server/src/db/free-port.ts'
import type { Proof } from '../promises.ts'
import { startPostgres } from './database.ts'
import { ANSWERED, untilReady } from './database-killed.ts'
import { billsToPay, openHouse } from './house.ts'
import { startProduct, stopProduct } from './product.ts'
import { isWhole, reckon } from './reckoning.ts'
import { figuresOf } from './server-killed.ts'
import { onlyThese, startLoad, told } from './writes.ts'

type Sizes = { payments: number; loadInMilliseconds: number }
/** Takes from the database what it needs. @returns how it gets it back. */
type Shortage = () => Promise<() => Promise<unknown>>

/** More people than a server has connections. */
const CLIENTS = 16
/** Longer than a statement waits for a lock, and than a call waits for a connection (10 s each). */
const LOCKED_IN_MILLISECONDS = 12_000
const FULL_IN_MILLISECONDS = 3_000
const SMALL_DISK_IN_MEGABYTES = 400
const LEFT_IN_BYTES = 256 * 1024

/** Somebody holds the orders, and with them every connection of the server. */
export async function proveNoConnectionFree(folder: string, sizes: Sizes): Promise<Proof> {
  const postgres = await startPostgres(join(folder, 'external'))
  const holdOrders = async () => {
    const { pool, close } = openDatabase(postgres.url)
    const holder = await pool.connect()
    await holder.query('begin; lock table orders in access exclusive mode')
    return () => {
      holder.release(true)
      return close()
    }
  }
  return underShortage('every connection waits', folder, postgres.url, sizes, LOCKED_IN_MILLISECONDS, holdOrders).finally(
    postgres.stop,
  )
}

/** PostgreSQL's disk is full for a while; whoever looks after it starts it again if it ended. */
export async function proveDiskFull(folder: string, sizes: Sizes): Promise<Proof> {
  const promise = 'the disk of PostgreSQL is full under load'
  const disk = join(folder, 'disk')
  await mkdir(disk)
  if (!mountSmallDisk(disk)) return { promise, figures: 'not run: only root may mount a small disk', isKept: true }
  try {
    const postgres = await startPostgres(join(disk, 'external'))
    const fill = async () => {
      const ballast = join(disk, 'ballast')
      const { bavail, bsize } = await statfs(disk)
      // PostgreSQL takes of it meanwhile: then it is full already.
      await writeFile(ballast, Buffer.alloc(Math.max(0, bavail * bsize - LEFT_IN_BYTES))).catch(unlessFull)
      return async () => {
        await rm(ballast)
        await postgres.startAgainIfEnded()
      }
    }
    return await underShortage(promise, folder, postgres.url, sizes, FULL_IN_MILLISECONDS, fill).finally(postgres.stop)
  } finally {
    spawnSync('umount', ['--lazy', disk])
  }
}

const unlessFull = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOSPC') throw error
}

const mountSmallDisk = (directory: string): boolean => {
  const options = ['-t', 'tmpfs', '-o', `size=${SMALL_DISK_IN_MEGABYTES}m`, 'tmpfs', directory]
  return spawnSync('mount', options).status === 0
}

async function underShortage(promise: string, folder: string, url: string, sizes: Sizes, time: number, take: Shortage) {
  const product = await startProduct(folder, await freePort(), { DATABASE_URL: url })
  try {
    const house = await openHouse(product, CLIENTS)
    const load = startLoad(product.url, house, await billsToPay(product.url, house, sizes.payments))
    await pause(sizes.loadInMilliseconds)
    const giveBack = await take()
    await pause(time)
    const { status: alive } = await fetch(`${product.url}/api/health/live`)
    await giveBack()
    const since = performance.now()
    await untilReady(product.url)
    const awayInSeconds = (performance.now() - since) / 1_000
    await pause(sizes.loadInMilliseconds / 2)
    await load.stop()
    const reckoning = await reckon(product.url, load)
    const recovery = `ready again ${awayInSeconds.toFixed(1)} s after it ended; answers ${told(load.outcomes)}`
    return {
      promise,
      figures: `${figuresOf([reckoning])}; ${recovery}`,
      isKept: isWhole(reckoning) && alive === 200 && onlyThese(load.outcomes, ANSWERED) && load.outcomes.has('503'),
    }
  } finally {
    await stopProduct(product)
  }
}
